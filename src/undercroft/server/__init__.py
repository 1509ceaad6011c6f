"""The server: lobby, tables, seats, journal and live updates. It knows no game; what a client draws is the scene."""
