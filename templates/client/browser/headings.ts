/** A heading and its position in the viewport, in CSS pixels. */
export interface HeadingBox {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the page's headings of some levels, in order. One without a height gets its parent's box (row TOC-02). */
export function headingBoxes(levels: readonly number[]): HeadingBox[] {
  const headings = document.querySelectorAll(levels.map((level) => `main h${level}[id]`).join());
  return [...headings].map((heading) => {
    const {top, bottom} = visibleBox(heading);
    return {id: heading.id, top, bottom};
  });
}

function visibleBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  const {parentElement} = element;
  return box.height === 0 && parentElement !== null ? visibleBox(parentElement) : box;
}
