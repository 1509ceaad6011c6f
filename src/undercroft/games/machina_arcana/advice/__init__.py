"""What bots and hints know."""
