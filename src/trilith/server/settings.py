"""What can be set, by environment variables whose names begin with TRILITH_."""

import os
from pathlib import Path
from typing import Final, Literal

from platformdirs import user_data_path
from pydantic import Field, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX: Final = "TRILITH_"
BASE_PATH: Final = r"^(/[A-Za-z0-9._~-]+)*$"
SQLITE: Final = "sqlite+aiosqlite:///"


class Settings(BaseSettings):
    """Everything about the server that is not a rule of a game."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="ignore")

    host: str = Field(default="127.0.0.1", description="address to listen on")
    port: int = Field(default=8017, ge=0, le=65535, description="port to listen on; 0 takes a free one")
    database: str = Field(
        default="", description="SQLAlchemy URL; empty keeps matches in a SQLite file of this user"
    )
    redis: str = Field(
        default="",
        description="URL of a Redis through which several servers of one PostgreSQL tell each other of changes",
    )
    origins: str = Field(
        default="", description="other sites whose pages may use this server, separated by blanks"
    )
    secure_cookies: bool = Field(default=False, description="send cookies over HTTPS only")
    proxies: str = Field(
        default="127.0.0.1",
        description="addresses or networks of proxies whose forwarded headers are believed, separated by commas",
    )
    base_path: str = Field(
        default="",
        pattern=BASE_PATH,
        description="the path under which a proxy shows the server, such as /games",
    )
    log_format: Literal["text", "json"] = Field(default="text", description="lines for people, or JSON")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="warning", description="from which level on something is logged; info has every request"
    )
    session_days: int = Field(default=365, ge=1, description="days after which an unused cookie is forgotten")
    away_seconds: float = Field(
        default=120.0, gt=0, description="seconds until a bot decides for whoever is away"
    )
    away_bot: str = Field(default="greedy", description="the bot that takes over")
    bot_processes: int = Field(
        default_factory=lambda: max(1, (os.cpu_count() or 2) - 1),
        ge=0,
        description="processes for bots; 0 leaves thinking to workers, which needs a Redis",
    )
    bot_seconds: float = Field(
        default=30.0, gt=0, description="seconds after which a simpler bot decides for a bot"
    )
    hold_seconds: float = Field(
        default=2.0, ge=0, description="seconds for which bots hold their answer, so that one can take back"
    )
    rate: float = Field(default=40.0, gt=0, description="messages a second that one person may send for long")
    burst: int = Field(default=200, ge=1, description="messages that one person may send at once")
    newcomers: float = Field(
        default=100.0,
        gt=0,
        description="requests a second without a cookie that one address may send for long",
    )
    address_guests: float = Field(default=300.0, gt=0, description="new guests an hour from one address")
    all_guests: float = Field(default=10_000.0, gt=0, description="new guests an hour in all")
    address_tables: float = Field(default=300.0, gt=0, description="new tables an hour from one address")
    all_tables: float = Field(default=20_000.0, gt=0, description="new tables an hour in all")
    address_sockets: int = Field(
        default=100, ge=1, description="tables that one address may hold open at once"
    )
    all_sockets: int = Field(
        default=5_000, ge=1, description="tables that everybody together may hold open at once"
    )
    passwords: float = Field(
        default=0.1, gt=0, description="passwords a second that may be tried for long at one name"
    )
    address_passwords: float = Field(
        default=0.3, gt=0, description="passwords a second that may be tried for long from one address"
    )
    all_passwords: float = Field(
        default=10.0, gt=0, description="passwords a second that may be tried for long in all"
    )
    torches: float = Field(
        default=1.0, gt=0, description="hints a second that one person may ask for for long"
    )
    connections: int = Field(
        default=100, ge=1, description="connections that one address may hold; behind a proxy, all of them"
    )
    request_seconds: float = Field(
        default=15.0, gt=0, description="seconds in which a request must have been sent"
    )
    largest_body: int = Field(default=16_384, ge=256, description="bytes in the largest request")
    largest_record: int = Field(
        default=131_072, ge=256, description="bytes in the largest record from elsewhere"
    )
    largest_message: int = Field(default=8_192, ge=256, description="bytes in the largest socket message")
    most_matches: int = Field(
        default=50, ge=1, description="unfinished matches that one person may have set up"
    )
    most_records: int = Field(
        default=100, ge=0, description="records from elsewhere that one person may keep"
    )
    most_bot_matches: int = Field(
        default=5, ge=0, description="matches of bots alone that one person may have going on"
    )
    address_bot_matches: float = Field(
        default=60.0, gt=0, description="new matches of bots alone an hour from one address"
    )
    all_bot_matches: int = Field(
        default=100, ge=0, description="matches of bots alone that may go on at once in all"
    )
    forecast_steps: int = Field(
        default=6_000, ge=0, description="positions looked at to forecast one turn's choices"
    )
    packs: str = Field(
        default="", description="folders of component packs for new matches, separated as in PATH"
    )

    @field_validator("bot_processes")
    @classmethod
    def _who_thinks(cls, processes: int, info: ValidationInfo) -> int:
        """Workers are asked through Redis."""
        if processes == 0 and not info.data.get("redis"):
            raise ValueError("workers need TRILITH_REDIS")
        return processes

    @property
    def pack_folders(self) -> list[str]:
        """The folder of every component pack."""
        return [folder for folder in self.packs.split(os.pathsep) if folder]

    @property
    def database_url(self) -> str:
        """The database, which is a file of this user unless another is named."""
        if self.database:
            return self.database
        folder = user_data_path("trilith", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        return sqlite_url(folder / "matches.db")


def sqlite_url(path: Path) -> str:
    """The URL of a SQLite file."""
    return f"{SQLITE}{path}"
