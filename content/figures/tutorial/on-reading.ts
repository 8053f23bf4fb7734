/** Root margin that reduces the window to the reading line, a third of its height from the top. */
const readingLine = '-33% 0px -66% 0px';

/**
 * Reports when an element reaches the reading line and when it leaves it.
 *
 * @returns A function that stops the reports.
 */
export function onReading(element: Element, onChange: (reading: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last !== undefined) onChange(last.isIntersecting);
    },
    {rootMargin: readingLine},
  );
  observer.observe(element);
  return () => observer.disconnect();
}
