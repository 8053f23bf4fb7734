const attribute = 'data-inline-style';

/**
 * The policy allows no `style` attribute in a document, so each came as a class and in another attribute. Scripts may set styles:
 * put them where React expects to find them, so that components go on from there.
 */
export function restoreInlineStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const style = element.getAttribute(attribute) ?? '';
    element.removeAttribute(attribute);
    element.style.cssText = style;
    removeStyleClass(element);
    if (process.env['NODE_ENV'] !== 'production') keepSpelling(element, style);
  }
}

/** The last of its classes, leaving those of its own letter by letter as they were. */
function removeStyleClass(element: HTMLElement): void {
  const classes = element.getAttribute('class') ?? '';
  const own = classes.replace(/ ?style-[\da-f]{8}$/, '');
  if (own === '' && !classes.startsWith(' ')) element.removeAttribute('class');
  else element.setAttribute('class', own);
}

/** React's development build compares the attribute's text with its own; browsers spell it in their way. */
function keepSpelling(element: HTMLElement, style: string): void {
  element.getAttribute = (name) =>
    name === 'style' ? style : HTMLElement.prototype.getAttribute.call(element, name);
}
