import {isField} from './fields.ts';
import {onWindow} from './window.ts';

/**
 * The keys that readers expect to open a search: Ctrl+K or Cmd+K anywhere, and `/` where nothing is being typed.
 *
 * @param open @returns Whether it took the key.
 * @returns Stops listening.
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

function isTyping(target: EventTarget | null): boolean {
  return isField(target) || (target instanceof HTMLElement && target.isContentEditable);
}
