/** Follow the system's colours. Printing is always light, and is no change (row THEME-09). */
export function onSystemColorMode(listener: (mode: 'light' | 'dark') => void): void {
  let wasPrint = false;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({matches}) => {
    const isPrint = matchMedia('print').matches;
    if (!isPrint && !wasPrint) listener(matches ? 'dark' : 'light');
    wasPrint = isPrint;
  });
}

export function wantsReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
