"""Runs a command with its own PostgreSQL server: a new cluster in a temporary folder, on loopback, removed afterwards.

    python tools/with_postgres.py COMMAND …

The command finds the database in UNDERCROFT_DATABASE_URL. If no server is available, Debian's package is installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path


def binaries() -> Path:
    """The folder of the newest installed initdb and pg_ctl."""
    on_path = shutil.which("pg_ctl")
    if on_path:
        return Path(on_path).parent
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if not found:
        subprocess.run(["apt-get", "install", "-y", "postgresql"], check=True, stdout=sys.stderr)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return found[-1].parent


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def main(command: list[str]) -> int:
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    where, port = binaries(), free_port()
    root = os.geteuid() == 0
    as_user = ["runuser", "-u", "postgres", "--"] if root else []
    with tempfile.TemporaryDirectory() as folder:
        if root:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres")
        data = f"{folder}/data"
        subprocess.run([*as_user, where / "initdb", "-D", data, "-U", "undercroft", "-A", "trust"], check=True, stdout=subprocess.DEVNULL)
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
        subprocess.run([*as_user, where / "pg_ctl", "-D", data, "-w", "-o", options, "-l", f"{folder}/log", "start"], check=True, stdout=sys.stderr)
        try:
            url = f"postgresql://undercroft@127.0.0.1:{port}/postgres"
            return subprocess.run(command, env={**os.environ, "UNDERCROFT_DATABASE_URL": url}, check=False).returncode
        finally:
            subprocess.run([*as_user, where / "pg_ctl", "-D", data, "-m", "fast", "stop"], check=False, stdout=sys.stderr)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
