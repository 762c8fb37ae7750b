"""What may be seen and heard of a page while a table goes from hand to hand."""

from playwright.sync_api import Page


def curtain_of(name: str) -> set[str]:
    """All that may be said while the table goes from hand to hand."""
    return {
        f"Pass the table to {name} · Trilith",
        f"Pass the table to {name}",
        "Everybody else looks away.",
        f"I am {name}",
        "Trilith",
        "Trilith, to the first page",
        "DE",
        "DE, Deutsch sprechen",
        "Dark as night",
    }


def everything_said(page: Page) -> set[str]:
    """Every text in the page, shown or not, and everything a screen reader would say."""
    said: list[str] = page.evaluate(
        """() => {
            const texts = [document.title];
            const root = document.getElementById("trilith");
            const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
                const inside = walk.currentNode.parentElement.closest("style, script");
                if (!inside) texts.push(walk.currentNode.textContent);
            }
            for (const element of root.querySelectorAll("*"))
                for (const name of ["aria-label", "title", "alt", "placeholder", "value"])
                    texts.push(element.getAttribute(name) ?? "");
            return texts;
        }"""
    )
    return {" ".join(text.split()) for text in said} - {""}
