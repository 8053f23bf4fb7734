import {openEarlySearch} from './early-search.ts';
import {enter, isField} from './fields.ts';
import {onSearchKeys} from './keyboard.ts';
import {onWindow} from './window.ts';

/** Dispatched on the window. */
export const aliveEvent = 'legacydocs:alive';

/** The page handles its events itself from now on. */
export function announceAlive(): void {
  performance.mark(aliveEvent);
  dispatchEvent(new Event(aliveEvent));
}

/** Elements whose clicks wait: buttons, and the link that scripts make the button of the menu. */
const pressable = 'button, [type="button"], .Navbar-menu';

/** Something that the reader did and the page could not follow yet. */
interface Intent {
  readonly element: HTMLElement;
  readonly repeat: () => unknown;
}

/**
 * Keeps what the reader presses, types and submits before the page has hydrated, shows that it was heard, and repeats it then, in the
 * same order. The search opens at once, as a field to type in.
 *
 * @param load Makes the page hydrate. If it fails, everything is left to the browser, as without scripts.
 */
export function rememberIntents(load: () => Promise<unknown>): void {
  const intents: Intent[] = [];
  let isComposing = false;
  let isReady = false;

  function remember(element: HTMLElement, repeat: Intent['repeat']): void {
    // Of a field only the last value counts.
    if (isField(element) && intents.at(-1)?.element === element) intents.pop();
    intents.push({element, repeat});
    element.setAttribute('data-heard', '');
    load().catch(repeatAll);
  }

  function openSearch(): boolean {
    const button = document.querySelector<HTMLElement>('.Search');
    if (button?.matches(':not([data-heard])')) {
      remember(
        button,
        openEarlySearch(button.ariaLabel ?? '', () => {
          intents.pop();
          button.removeAttribute('data-heard');
        }),
      );
    }
    return button !== null;
  }

  function onClick(event: MouseEvent): void {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    const opensElsewhere = button instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey);
    if (button === null || opensElsewhere) return;
    take(event);
    if (button.matches('.Search')) openSearch();
    else remember(button, () => button.click());
  }

  function onSubmit(event: SubmitEvent): void {
    const {target, submitter} = event;
    if (!(target instanceof HTMLFormElement)) return;
    take(event);
    remember(target, () => target.requestSubmit(submitter));
  }

  function onInput({target}: Event): void {
    if (!isField(target) || target.closest('.SearchDialog')) return;
    const {value, checked} = target;
    remember(target, () => enter(target, checked === undefined ? {value} : {value, checked}));
  }

  async function repeatAll(): Promise<void> {
    isReady = true;
    // Text that is being composed would be torn apart.
    if (isComposing) return;
    for (const stop of stops) stop();
    for (const {element, repeat} of intents.splice(0)) {
      element.removeAttribute('data-heard');
      // React renders the result before the next one.
      await repeat();
    }
  }

  const stops = [
    onSearchKeys(openSearch),
    onWindow('click', onClick, true),
    onWindow('submit', onSubmit, true),
    onWindow('input', onInput, true),
    onWindow('compositionstart', () => {
      isComposing = true;
    }),
    onWindow('compositionend', () => {
      isComposing = false;
      if (isReady) setTimeout(repeatAll);
    }),
  ];
  addEventListener(aliveEvent, () => void repeatAll(), {once: true});
}

/** Until it is repeated, nobody else hears of an event. */
function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
