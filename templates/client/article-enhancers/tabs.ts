import {tabKeyPrefix} from '../../shared/storage-keys.ts';
import {currentUrl, replaceUrl} from '../browser/history.ts';
import {scrollByInstantly} from '../browser/scrolling.ts';
import {store, stored} from '../browser/storage.ts';

/**
 * Behaviour of tabs, in Markdown and in components. The markup contains the selection: `aria-selected` and `tabindex`
 * on tabs, `data-selected` on panels.
 */

const tabsSelector = '[data-tabs]';

/**
 * Selects the tabs that the URL names, otherwise those that the reader chose earlier (row MD-22). The document's inline
 * script does the same before the first paint.
 */
export function applyChoices(root: ParentNode): void {
  const {searchParams} = currentUrl();
  for (const tabs of root.querySelectorAll<HTMLElement>(tabsSelector)) {
    const {query, group} = tabs.dataset;
    const asked = query === undefined ? null : searchParams.get(query);
    if (select(tabs, asked) || group === undefined) continue;
    select(tabs, stored(tabKeyPrefix + group));
  }
}

/**
 * Selects a tab in every group with the same name, stores the choice, and sets the URL parameter of the tabs, if they
 * have one. The tab keeps its position on the screen.
 */
export function chooseTab(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>(tabsSelector);
  const {value} = tab.dataset;
  if (tabs === null || value === undefined) return;
  const {query, group} = tabs.dataset;
  const before = tab.getBoundingClientRect().top;
  select(tabs, value);
  if (group !== undefined) {
    for (const other of tabs.ownerDocument.querySelectorAll<HTMLElement>(tabsSelector)) {
      if (other.dataset['group'] === group) select(other, value);
    }
    store(tabKeyPrefix + group, value);
  }
  scrollByInstantly(tab.getBoundingClientRect().top - before);
  if (query === undefined) return;
  const address = currentUrl();
  address.searchParams.set(query, value);
  replaceUrl(address.href);
}

/**
 * Moves the focus with the arrow keys; the first tab follows the last one (row MD-23). @returns True if the key moved
 * the focus.
 */
export function moveFocus(tab: Element, key: string): boolean {
  const list = [...(tab.parentElement?.children ?? [])];
  const step = tab.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
  const target = {
    ArrowRight: list.indexOf(tab) + step,
    ArrowLeft: list.indexOf(tab) - step,
    Home: 0,
    End: -1,
  }[key];
  if (target === undefined) return false;
  const next = list.at(target % list.length);
  if (next instanceof HTMLElement) next.focus();
  return true;
}

/** Shows the panels that contain an element. @returns True if one of the panels was hidden. */
export function revealInTabs(element: Element): boolean {
  const panel = element.closest<HTMLElement>('[role="tabpanel"]');
  const tabs = panel?.closest<HTMLElement>(tabsSelector);
  if (!panel || !tabs) return false;
  const wasHidden = !panel.hasAttribute('data-selected');
  if (wasHidden) select(tabs, panel.dataset['value'] ?? null);
  return revealInTabs(tabs) || wasHidden;
}

/** Selects a tab by its value. @returns False, without a change, if there is no tab with the value. */
export function select(tabs: HTMLElement, value: string | null): boolean {
  const [list, ...panels] = tabs.children;
  const buttons = [...(list?.children ?? [])];
  const isChosen = (element: Element) => element.getAttribute('data-value') === value;
  if (!buttons.some(isChosen)) return false;
  for (const button of buttons) {
    button.setAttribute('aria-selected', String(isChosen(button)));
    button.setAttribute('tabindex', isChosen(button) ? '0' : '-1');
  }
  for (const panel of panels) panel.toggleAttribute('data-selected', isChosen(panel));
  return true;
}
