/** Listen on the window, which every event of the page reaches. @returns Stops it. */
export function onWindow<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  capture = false,
): () => void {
  addEventListener(name, listener, capture);
  return () => removeEventListener(name, listener, capture);
}

export function matchesMedia(query: string): boolean {
  return matchMedia(query).matches;
}

/** Watch a media query. @returns Stops it. */
export function onMedia(query: string, listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
