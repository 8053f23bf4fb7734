import {enterValue, isField} from './fields.ts';
import {onSearchKeys, openSearchBox, searchBox, searchButton} from './search.ts';
import {onWindow} from './window.ts';

/**
 * Name of the event that is dispatched on the window when the navbar has hydrated, and again when the entire page has
 * hydrated. Also the name of the performance mark for the hydrated page.
 */
export const hydratedEvent = 'legacydocs:hydrated';

/** Reports that the page now handles its events itself. */
export function announceHydrated(): void {
  performance.mark(hydratedEvent);
  announce(() => true);
}

/** Reports that the navbar now handles its events itself. The other parts of the page can hydrate later. */
export function announceShell(): void {
  announce((element) => element.closest('.Navbar'));
}

function announce(isAlive: (element: Element) => unknown): void {
  dispatchEvent(new CustomEvent(hydratedEvent, {detail: isAlive}));
}

/** Elements whose clicks are queued: buttons, the menu link, which scripts convert to a button, and links that copy their URL. */
const pressable = 'button, [type="button"], .Navbar-menu, .hash-link';

/** A user action that the page could not handle yet. */
interface QueuedInput {
  readonly element: HTMLElement;
  readonly repeat: () => unknown;
}

/**
 * Queues clicks, typing and submits before hydration, marks their elements, and replays the input in order after
 * hydration. The search opens immediately, as a native text field.
 *
 * @param load Starts hydration. If hydration cannot start, the browser's default behaviour applies, as without scripts.
 */
export function queueEarlyInput(load: () => Promise<unknown>): void {
  let queue: QueuedInput[] = [];
  let isComposing = false;
  /** Truthy for elements that handle their events themselves. */
  let isAlive = (_: Element): unknown => false;

  function enqueue(element: HTMLElement, repeat: QueuedInput['repeat']): void {
    // Only the last value of a field counts.
    if (isField(element) && queue.at(-1)?.element === element) queue.pop();
    queue.push({element, repeat});
    element.setAttribute('data-heard', '');
    load().catch(() => {
      searchBox()?.close();
      return replay(() => true);
    });
  }

  function openSearch(): boolean {
    const button = searchButton();
    if (button === null || isAlive(button)) return false;
    if (button.hasAttribute('data-heard')) return true;
    enqueue(button, () => button.click());
    if (!button.hasAttribute('aria-haspopup')) return true;
    const dialog = openSearchBox(button.ariaLabel ?? '');
    dialog.onclick = ({target}) => {
      if (target === dialog) dialog.close();
    };
    dialog.onkeydown = ({key}) => {
      dialog.isEntered = key === 'Enter';
    };
    dialog.onclose = () => {
      dialog.remove();
      queue.pop();
      button.removeAttribute('data-heard');
    };
    return true;
  }

  function onClick(event: MouseEvent): void {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    const button = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
    const opensElsewhere = button instanceof HTMLAnchorElement && (ctrlKey || metaKey || shiftKey);
    if (button === null || opensElsewhere || isAlive(button)) return;
    if (button.matches('.hash-link')) {
      enqueue(button, () => {
        // The browser has already followed this link. Following it again would undo later scrolling.
        addEventListener('click', (replayed) => replayed.preventDefault(), {once: true});
        button.click();
      });
      return;
    }
    stop(event);
    if (button.matches('.Search')) openSearch();
    else enqueue(button, () => button.click());
  }

  function onSubmit(event: SubmitEvent): void {
    const {target, submitter} = event;
    if (!(target instanceof HTMLFormElement) || isAlive(target)) return;
    stop(event);
    enqueue(target, () => target.requestSubmit(submitter));
  }

  function onInput({target}: Event): void {
    if (!isField(target) || isAlive(target) || target.closest('dialog')) return;
    const {value, checked} = target;
    enqueue(target, () => enterValue(target, checked === undefined ? {value} : {value, checked}));
  }

  async function replay(isDue: typeof isAlive): Promise<void> {
    isAlive = isDue;
    // Replaying these events would interrupt an input method.
    if (isComposing) return;
    const inputs = queue;
    queue = [];
    for (const input of inputs) {
      if (isDue(input.element)) {
        input.element.removeAttribute('data-heard');
        // React renders the result before the next event.
        await input.repeat();
      } else queue.push(input);
    }
  }

  onSearchKeys(openSearch);
  onWindow('click', onClick, true);
  onWindow('submit', onSubmit, true);
  onWindow('input', onInput, true);
  onWindow('compositionstart', () => {
    isComposing = true;
  });
  onWindow('compositionend', () => {
    isComposing = false;
    setTimeout(() => void replay(isAlive));
  });
  addEventListener(hydratedEvent, (event) => {
    if (event instanceof CustomEvent) void replay(event.detail);
  });
}

/** Hides an event from all other listeners until the event is replayed. */
function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
