/** Where readers read: a line a third of the window from its top. */
const readingLine = '-33% 0px -66% 0px';

/**
 * Tell when an element comes to the line where readers read, and when it has left it.
 *
 * @returns Stops it.
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
