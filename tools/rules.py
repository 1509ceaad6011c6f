"""`make rules`: print the coverage of the rules by tests and waivers."""

import signal
import sys

from rule_coverage import main

if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `make -s rules | head` ends quietly
    sys.exit(main())
