"""What the laboratory needs: set-ups that reach all of the content, what a measurement depends on, and benchmarks."""
