"""Elements of HTML and SVG built as a tree, so that no text of a user can ever become markup."""

from xml.etree.ElementTree import Element, tostring

Child = Element | str | None


def el(tag: str, *children: Child, **attributes: object) -> Element:
    """An element; ``class_`` and ``stroke_width`` stand for ``class`` and ``stroke-width``; None is left out."""
    names = ((name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items())
    element = Element(tag, {name: str(value) for name, value in names if value is not None})
    for child in children:
        if isinstance(child, Element):
            element.append(child)
        elif child is not None and len(element):
            element[-1].tail = (element[-1].tail or "") + child
        elif child is not None:
            element.text = (element.text or "") + child
    return element


def markup(*elements: Element) -> str:
    """The elements as text, in HTML's form."""
    return "".join(tostring(element, encoding="unicode", method="html") for element in elements)


def table(caption: str, head: list[str], rows: list[list[Child]]) -> Element:
    """A table with a caption, column heads, and each row's first cell as the row's head."""
    return el(
        "table",
        el("caption", caption),
        el("thead", el("tr", *(el("th", name, scope="col") for name in head))),
        el(
            "tbody",
            *(el("tr", el("th", first, scope="row"), *(el("td", c) for c in rest)) for first, *rest in rows),
        ),
    )
