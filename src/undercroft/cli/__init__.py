"""The command line: one Typer app, thin; what it reports is computed in the layers below."""
