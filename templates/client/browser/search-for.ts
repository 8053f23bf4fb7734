import {enter, isField, type Selection} from './fields.ts';

/** Opens the search with a query, from anywhere on the page. @param selection The part of the query to select; by default the caret is at its end. */
export async function searchFor(
  query: string,
  selection: Selection = {selectionStart: query.length, selectionEnd: query.length},
): Promise<void> {
  document.querySelector<HTMLElement>('.Search')?.click();
  // React renders in a microtask of its own.
  await null;
  const {activeElement} = document;
  if (!isField(activeElement)) return;
  enter(activeElement, {value: query}, selection);
  await null;
}
