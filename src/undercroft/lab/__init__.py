"""The laboratory: batch simulation and its statistics, speed measurements, the long proof, and games told as text."""
