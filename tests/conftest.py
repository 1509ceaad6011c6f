"""For all tests."""

import yaml

# Rule tests write and read thousands of small packs; libyaml does that ten times faster than Python, to the same text.
yaml.SafeDumper, yaml.SafeLoader = yaml.CSafeDumper, yaml.CSafeLoader
