import {isTyping} from './search.ts';
import {onWindow} from './window.ts';

const helpEvent = 'legacydocs:help';

/**
 * Requests the list of keyboard shortcuts on `?` outside text fields, before and after hydration.
 *
 * @param load Loads the runtime, which shows the list.
 */
export function listenToHelpKey(load: () => Promise<unknown>): void {
  onWindow('keydown', ({key, target}) => {
    if (key === '?' && !isTyping(target))
      load().then(
        () => dispatchEvent(new Event(helpEvent)),
        () => undefined,
      );
  });
}

/** Shows the list on request. Its code is loaded on demand. */
export function showHelpOnRequest(): void {
  addEventListener(
    helpEvent,
    () => void import('../../Shortcuts/show-shortcuts.ts').then((list) => list.showShortcuts()),
  );
}
