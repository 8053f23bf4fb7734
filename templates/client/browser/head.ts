/** Updates title, description, canonical URL and Open Graph tags. */
export function describeDocument(title: string, description: string, canonical: string): void {
  document.title = title;
  setMeta('name', 'description', description);
  setMeta('property', 'og:title', title);
  setMeta('property', 'og:description', description);
  setMeta('property', 'og:url', canonical);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
}

/**
 * Sets the document's title.
 *
 * @returns The previous title.
 */
export function setDocumentTitle(title: string): string {
  const before = document.title;
  document.title = title;
  return before;
}

function setMeta(kind: 'name' | 'property', name: string, content: string): void {
  const found = document.head.querySelector(`meta[${kind}="${name}"]`);
  if (content === '') {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(kind, name);
  meta.setAttribute('content', content);
}

/** Replaces class names on the root element. Other class names are kept. */
export function swapRootClasses(old: readonly string[], next: readonly string[]): void {
  const {classList} = document.documentElement;
  classList.remove(...old.flatMap(classesIn));
  classList.add(...next.flatMap(classesIn));
}

/** Splits a string that contains several class names. */
function classesIn(name: string): string[] {
  return name.split(/\s+/).filter((part) => part !== '');
}
