import {enterValue, isField, type Selection} from './fields.ts';

/**
 * Opens the search dialog with a query.
 *
 * @param selection The range of the query to select. Default: none, with the caret at the end.
 */
export async function searchFor(
  query: string,
  selection: Selection = {selectionStart: query.length, selectionEnd: query.length},
): Promise<void> {
  document.querySelector<HTMLElement>('.Search')?.click();
  // React renders in a separate microtask.
  await null;
  const {activeElement} = document;
  if (!isField(activeElement)) return;
  enterValue(activeElement, {value: query}, selection);
  await null;
}

/**
 * Shows the search field before hydration, where the dialog's field will be. It is a native field, so editing, input
 * methods and pasting work.
 *
 * @param label Accessible name.
 * @param onClose Called when the reader closes it.
 * @returns Replaces the field by the search dialog, with the text typed so far.
 */
export function openEarlySearch(label: string, onClose: () => void): () => Promise<void> {
  const dialog = document.createElement('dialog');
  const box = document.createElement('div');
  const field = document.createElement('input');
  dialog.className = 'SearchDialog';
  box.className = 'SearchDialog-field';
  Object.assign(field, {
    className: 'SearchDialog-input',
    ariaLabel: label,
    placeholder: label,
    autocapitalize: 'off',
  });
  box.append(field);
  dialog.append(box);
  document.body.append(dialog);
  let last: KeyboardEvent | undefined;
  field.onkeydown = (event) => {
    last = event;
  };
  dialog.onclick = ({target}) => {
    if (target === dialog) dialog.close();
  };
  dialog.onclose = () => {
    dialog.remove();
    onClose();
  };
  dialog.showModal();
  return async () => {
    const {value, selectionStart, selectionEnd} = field;
    dialog.onclose = null;
    // The field is closed first, because closing it later would move the focus out of the search again.
    dialog.close();
    dialog.remove();
    await searchFor(value, {selectionStart, selectionEnd});
    if (last?.key === 'Enter')
      document.activeElement?.dispatchEvent(new KeyboardEvent(last.type, last));
  };
}
