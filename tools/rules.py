"""`make rules`: print how tests and waivers cover the rules."""

import signal
import sys

from rule_coverage import main

if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # let `make -s rules | head` end quietly
    sys.exit(main())
