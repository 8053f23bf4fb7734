const name = 'legacydocs:search';

/** Have the search opened, from anywhere on the page. */
export function requestSearch(query: string): void {
  dispatchEvent(new CustomEvent(name, {detail: query}));
}

export function onSearchRequest(listener: (query: string) => void): void {
  addEventListener(name, (event) => {
    if (event instanceof CustomEvent) listener(String(event.detail));
  });
}
