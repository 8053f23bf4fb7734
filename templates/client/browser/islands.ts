const addressAttribute = 'data-island';
const slotsAttribute = 'data-island-slots';

interface Island {
  readonly element: HTMLElement;
  /** Of the module that brings it to life. */
  readonly address: string;
}

/** Elements that hold components of frozen pages, each to be taken once. */
export function islandsIn(root: ParentNode): Island[] {
  return [...root.querySelectorAll<HTMLElement>(`[${addressAttribute}]`)].map((element) => ({
    element,
    address: element.getAttribute(addressAttribute) ?? '',
  }));
}

/** Addresses of the modules of islands in the HTML of an article. */
export function islandAddresses(html: unknown): string[] {
  return [...String(html).matchAll(/ data-island="([^"]+)/g)].map(([, address = '']) => address);
}

/** What belongs into the slots of a file that a frozen page was made from. @param source Its path. */
export function slotsIn(source: string): readonly Readonly<Record<string, string>>[] {
  for (const element of document.querySelectorAll(`[${slotsAttribute}]`)) {
    const slots = JSON.parse(element.getAttribute(slotsAttribute) ?? '{}');
    if (slots[source] !== undefined) return slots[source];
  }
  return [];
}
