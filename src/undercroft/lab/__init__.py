"""The laboratory: batch simulation and its statistics, balance, speed measurements, and the long proof."""
