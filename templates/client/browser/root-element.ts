/** An attribute of the root element, where the inline scripts leave the initial state. */
export function rootAttribute(name: string): string | null {
  return document.documentElement.getAttribute(name);
}

export function setRootAttribute(name: string, value: string): void {
  document.documentElement.setAttribute(name, value);
}

/** Watch an attribute of the root element. @returns Stops it. */
export function onRootAttribute(name: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: [name]});
  return () => observer.disconnect();
}
