import {isField} from './fields.ts';
import {onWindow} from './window.ts';

/** The search dialog. Its field works before hydration. `SearchDialog` renders the other contents into the elements. */
export interface SearchBox extends HTMLDialogElement {
  readonly box: HTMLElement;
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
  /** True if Enter was the last key before hydration. */
  isEntered?: boolean;
}

/** Returns the open search dialog. */
export function searchBox(): SearchBox | null {
  return document.querySelector('.SearchDialog');
}

/** Returns the open search dialog, or opens one with a query. */
export function openSearchBox(label: string, query = ''): SearchBox {
  const open = searchBox();
  if (open !== null) return open;
  const input = createElement('input', 'SearchDialog-input');
  const field = createElement('div', 'SearchDialog-field', input);
  const box = createElement('div', 'SearchDialog-box', field);
  const dialog: SearchBox = Object.assign(createElement('dialog', 'SearchDialog', box), {
    box,
    field,
    input,
    ariaLabel: label,
  });
  Object.assign(input, {ariaLabel: label, placeholder: label, autocapitalize: 'off', value: query});
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), {className});
  element.append(...children);
  return element;
}

/**
 * Presses the search button and enters the query. A button without a popup opens a custom search, in which the query is
 * not entered.
 */
export function searchFor(query: string): void {
  const button = searchButton();
  if (button?.hasAttribute('aria-haspopup')) openSearchBox(button.ariaLabel ?? '', query);
  button?.click();
}

export function searchButton(): HTMLElement | null {
  return document.querySelector('.Search');
}

/**
 * Listens for the usual search shortcuts: Ctrl+K or Cmd+K anywhere, and `/` outside text fields.
 *
 * @param open Opens the search. Returns true if the key was handled.
 * @returns A function that removes the listener.
 */
export function onSearchKeys(open: () => boolean): () => void {
  return onWindow('keydown', (event) => {
    const {key, ctrlKey, metaKey, altKey, target, defaultPrevented} = event;
    if (defaultPrevented || altKey) return;
    const isShortcut =
      ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isTyping(target);
    if (isShortcut && open()) event.preventDefault();
  });
}

/** Listens for `?` outside text fields. */
export function onHelpKey(open: () => void): void {
  addEventListener('keydown', ({key, target}) => {
    if (key === '?' && !isTyping(target)) open();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return isField(target) || (target instanceof HTMLElement && target.isContentEditable);
}
