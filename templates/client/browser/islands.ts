const urlAttribute = 'data-island';
const slotsAttribute = 'data-island-slots';

interface Island {
  readonly element: HTMLElement;
  /** URL of the module that hydrates the element. */
  readonly address: string;
}

/** Returns the elements that contain components from frozen pages. */
export function islandsIn(root: ParentNode): Island[] {
  return [...root.querySelectorAll<HTMLElement>(`[${urlAttribute}]`)].map((element) => ({
    element,
    address: element.getAttribute(urlAttribute) ?? '',
  }));
}

/** Returns the module URLs of the islands in an article's HTML. */
export function islandUrls(html: unknown): string[] {
  return [...String(html).matchAll(/ data-island="([^"]+)/g)].map(([, address = '']) => address);
}

/** Returns the slot attributes for a frozen page's source file. @param source Path of the source file. */
export function slotsIn(source: string): readonly Readonly<Record<string, string>>[] {
  for (const element of document.querySelectorAll(`[${slotsAttribute}]`)) {
    const slots = JSON.parse(element.getAttribute(slotsAttribute) ?? '{}');
    if (slots[source] !== undefined) return slots[source];
  }
  return [];
}
