"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("players", sa.Column("id", sa.String(32), primary_key=True), sa.Column("created", sa.BigInteger, nullable=False))
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(100), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
        sa.Column("current", sa.String(32), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("scenario", sa.String(200), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("undo", sa.String(10), nullable=False),
        sa.Column("looker", sa.String(64), nullable=False),
        sa.Column("campaign", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("outcome", sa.String(20), nullable=True),
        sa.Column("waiting", sa.String(200), nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("icon", sa.String(60), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("player", sa.String(32), nullable=False, index=True),
        sa.Column("called", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
    )
    op.create_table(
        "lookers",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.String(32), primary_key=True),
    )
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("hash", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    for name in ("journal", "lookers", "seats", "tables", "campaigns", "packs", "transfers", "keys", "players"):
        op.drop_table(name)
