"""MkDocs hooks that add the generated pages while the site is built, so that none of them is kept in the repository."""

from functools import cache

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from site_pages import Site


@cache
def site() -> Site:
    return Site()


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = site().nav(config.nav)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, text in site().generated().items():
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return site().shown(page.file.src_uri, markdown)
