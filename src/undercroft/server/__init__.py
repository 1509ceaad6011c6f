"""The server: lobby, tables, seats, journal and live updates. It knows nothing about any particular game; clients draw the scene it sends."""
