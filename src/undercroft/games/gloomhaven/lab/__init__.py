"""What is measured and proved: set-ups that reach all of the content, benchmarks, and the solver, which answers positions given as plain data."""
