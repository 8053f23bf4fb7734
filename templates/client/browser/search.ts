import {isField} from './fields.ts';
import {onWindow} from './window.ts';

/**
 * Listens for the usual search shortcuts: Ctrl+K or Cmd+K anywhere, and `/` outside text fields.
 *
 * @param open @returns True if the key was handled.
 * @returns Removes the listener.
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
