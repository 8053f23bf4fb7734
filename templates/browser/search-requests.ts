const name = 'legacydocs:search';

/** Have the search opened, from anywhere on the page. */
export function requestSearch(query: string): void {
  dispatchEvent(new CustomEvent(name, {detail: query}));
}

/** @returns Stops listening. */
export function onSearchRequest(listener: (query: string) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  };
  addEventListener(name, hear);
  return () => removeEventListener(name, hear);
}
