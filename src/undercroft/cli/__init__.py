"""The command line: one thin Typer app. What it reports is computed in the layers below."""
