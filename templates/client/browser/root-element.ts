/** Returns an attribute of the root element. Inline scripts store the initial state in such attributes. */
export function rootAttribute(name: string): string | null {
  return document.documentElement.getAttribute(name);
}

export function setRootAttribute(name: string, value: string): void {
  document.documentElement.setAttribute(name, value);
}

/** Observes an attribute of the root element. @returns A function that stops observing. */
export function onRootAttribute(name: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: [name]});
  return () => observer.disconnect();
}
