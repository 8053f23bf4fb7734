const urlAttribute = 'data-island';
const slotsAttribute = 'data-island-slots';

interface Island {
  readonly element: HTMLElement;
  /** URL of the module that hydrates it. */
  readonly address: string;
}

/** Returns the elements with components of frozen pages. */
export function islandsIn(root: ParentNode): Island[] {
  return [...root.querySelectorAll<HTMLElement>(`[${urlAttribute}]`)].map((element) => ({
    element,
    address: element.getAttribute(urlAttribute) ?? '',
  }));
}

/** Returns the module URLs of the islands in the HTML of an article. */
export function islandUrls(html: unknown): string[] {
  return [...String(html).matchAll(/ data-island="([^"]+)/g)].map(([, address = '']) => address);
}

/** Returns the slot attributes of a source file of a frozen page. @param source Its path. */
export function slotsIn(source: string): readonly Readonly<Record<string, string>>[] {
  for (const element of document.querySelectorAll(`[${slotsAttribute}]`)) {
    const slots = JSON.parse(element.getAttribute(slotsAttribute) ?? '{}');
    if (slots[source] !== undefined) return slots[source];
  }
  return [];
}
