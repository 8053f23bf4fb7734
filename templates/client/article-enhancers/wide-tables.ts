/**
 * Let the keyboard reach tables that are wider than their place: they scroll sideways. Those that fit are no stop
 * for the Tab key.
 *
 * @returns Stops watching their width.
 */
export function watchWideTables(root: ParentNode): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of root.querySelectorAll('table')) sizes.observe(table);
  return () => sizes.disconnect();
}
