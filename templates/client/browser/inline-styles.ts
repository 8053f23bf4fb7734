const attribute = 'data-inline-style';

/**
 * Moves inline styles to where React expects them. The Content-Security-Policy blocks `style` attributes in documents,
 * so documents contain each style as a class and as a different attribute. Scripts are allowed to set styles.
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

/** Removes the class for the inline style, which is the last class, and leaves the other classes unchanged. */
function removeStyleClass(element: HTMLElement): void {
  const classes = element.getAttribute('class') ?? '';
  const own = classes.replace(/ ?style-[\da-f]{8}$/, '');
  if (own === '' && !classes.startsWith(' ')) element.removeAttribute('class');
  else element.setAttribute('class', own);
}

/** Keeps the attribute's text for React's development build, which compares the text. Browsers reformat the text. */
function keepSpelling(element: HTMLElement, style: string): void {
  element.getAttribute = (name) =>
    name === 'style' ? style : HTMLElement.prototype.getAttribute.call(element, name);
}
