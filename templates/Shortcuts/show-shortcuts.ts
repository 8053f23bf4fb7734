/// <reference path="../virtual-modules.d.ts" />
import texts from 'legacydocs:chunk-messages';
import {adoptStyles, element} from '../client/browser/chunk.ts';
import styles from './styles.css?raw';

/** Keyboard shortcuts: keys, and the description of their effect. */
const shortcuts: readonly (readonly [keys: readonly string[], effect: string])[] = [
  [['/', 'Ctrl + K', '⌘ K'], texts.keys.search],
  [['↑', '↓'], texts.keys.choose],
  [['←', '→'], texts.keys.tabs],
  [['Esc'], texts.keys.close],
  [['?'], texts.keys.help],
];

const titleId = 'shortcuts';

/**
 * Shows the keyboard shortcuts in a dialog (row KEYS-01). The browser closes the dialog on Escape, and restores the
 * focus.
 */
export function showShortcuts(): void {
  if (document.querySelector('.Shortcuts') !== null) return;
  adoptStyles(styles);
  const title = element('h2', texts.keys.title);
  title.id = titleId;
  const close = element('button', texts.close);
  close.type = 'button';
  const list = element('dl');
  for (const [keys, effect] of shortcuts) {
    const term = element('dt');
    term.append(...keys.map((key) => element('kbd', key)));
    list.append(term, element('dd', effect));
  }
  const dialog = element('dialog');
  dialog.className = 'Shortcuts';
  dialog.setAttribute('aria-labelledby', titleId);
  dialog.append(title, list, close);
  const dismiss = () => dialog.close();
  close.onclick = dismiss;
  dialog.onclick = ({target}) => {
    if (target === dialog) dismiss();
  };
  // Going back leads to another page, which the dialog would cover.
  addEventListener('popstate', dismiss);
  dialog.onclose = () => {
    removeEventListener('popstate', dismiss);
    dialog.remove();
  };
  document.body.append(dialog);
  dialog.showModal();
}
