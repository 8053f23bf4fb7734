/** Returns an attribute of the root element, where inline scripts store the initial state. */
export function rootAttribute(name: string): string | null {
  return document.documentElement.getAttribute(name);
}

export function setRootAttribute(name: string, value: string): void {
  document.documentElement.setAttribute(name, value);
}

/** Watches an attribute of the root element. @returns Stops watching. */
export function onRootAttribute(name: string, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, {attributeFilter: [name]});
  return () => observer.disconnect();
}
