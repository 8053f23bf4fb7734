/** Adds an event listener to the window. @returns A function that removes the listener. */
export function onWindow<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  capture = false,
): () => void {
  addEventListener(name, listener, capture);
  return () => removeEventListener(name, listener, capture);
}

/** Combines several clean-up functions into one. */
export function stopAll(...stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop();
  };
}

export function matchesMedia(query: string): boolean {
  return matchMedia(query).matches;
}

/** Observes a media query. @returns A function that stops observing. */
export function onMedia(query: string, listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Observes the system's colour mode. The switch to light mode during printing is ignored (row THEME-09). */
export function onSystemColorMode(listener: (mode: 'light' | 'dark') => void): void {
  let wasPrint = false;
  onMedia('(prefers-color-scheme: dark)', () => {
    const isPrint = matchesMedia('print');
    if (!isPrint && !wasPrint)
      listener(matchesMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light');
    wasPrint = isPrint;
  });
}

export function wantsReducedMotion(): boolean {
  return matchesMedia('(prefers-reduced-motion: reduce)');
}
