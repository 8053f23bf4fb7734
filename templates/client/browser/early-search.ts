import {searchFor} from './search-for.ts';

/**
 * Shows the field of the search at once, where its dialog will be. The browser edits, composes and pastes in it as in any other.
 *
 * @param label Accessible name.
 * @param onClose Called when the reader closes it.
 * @returns Opens the search in its place, with the text typed so far.
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
    // First, or the focus would leave the search again.
    dialog.close();
    dialog.remove();
    await searchFor(value, {selectionStart, selectionEnd});
    if (last?.key === 'Enter')
      document.activeElement?.dispatchEvent(new KeyboardEvent(last.type, last));
  };
}
