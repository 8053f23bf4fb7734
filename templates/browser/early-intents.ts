import {onSearchKeys} from './keyboard.ts';
import {requestSearch} from './search-requests.ts';
import {onWindow} from './window.ts';

/** Told to the window. */
export const aliveEvent = 'legacydocs:alive';

/** The page hears its readers itself from now on. */
export function announceAlive(): void {
  performance.mark(aliveEvent);
  dispatchEvent(new Event(aliveEvent));
}

/**
 * Until the page is alive, remember what the reader wants, show that it was heard, and do it then: the last button that
 * was pressed, or the search, with what is typed meanwhile.
 *
 * @param hurry The reader waits for the page to come alive.
 */
export function rememberIntents(hurry: () => unknown): void {
  let wanted: HTMLElement | null = null;
  let typed: string | undefined;

  function want(button: HTMLElement | null): void {
    wanted?.removeAttribute('data-heard');
    wanted = button;
    wanted?.setAttribute('data-heard', '');
    typed = undefined;
    if (button !== null) hurry();
  }

  function wantSearch(): boolean {
    if (typed === undefined) want(document.querySelector<HTMLElement>('.Search'));
    typed ??= '';
    return true;
  }

  function onKey(event: KeyboardEvent): void {
    if (typed === undefined || event.defaultPrevented) return;
    if (event.key === 'Escape') want(null);
    if (event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
  }

  function onClick({target}: MouseEvent): void {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (button?.matches('.Search')) wantSearch();
    else if (button !== null) want(button);
  }

  const stops = [onWindow('keydown', onKey), onSearchKeys(wantSearch), onWindow('click', onClick)];
  const replay = (): void => {
    for (const stop of stops) stop();
    const [button, query] = [wanted, typed];
    want(null);
    if (query === undefined) button?.click();
    else requestSearch(query);
  };
  addEventListener(aliveEvent, replay, {once: true});
}
