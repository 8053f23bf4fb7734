import {tabKeyPrefix} from '../../shared/storage-keys.ts';
import {scrollByInstantly} from '../browser/articles.ts';
import {currentAddress, replaceAddress} from '../browser/history.ts';
import {store, stored} from '../browser/storage.ts';

/**
 * The behaviour of tabs, those of Markdown and those of components alike. What is chosen stands in the markup:
 * `aria-selected` and `tabindex` of the tabs, `data-selected` of the panels; styles do the rest.
 */

const tabsSelector = '[data-tabs]';

/**
 * Show what the reader chose: what the address asks for, else what they chose before (row MD-22). The document's
 * inline script does the same before the first paint.
 */
export function applyChoices(root: ParentNode): void {
  const {searchParams} = currentAddress();
  for (const tabs of root.querySelectorAll<HTMLElement>(tabsSelector)) {
    const {query, group} = tabs.dataset;
    const asked = query === undefined ? null : searchParams.get(query);
    if (select(tabs, asked) || group === undefined) continue;
    select(tabs, stored(tabKeyPrefix + group));
  }
}

/** A tab was chosen: show and remember it, in every group of the same name. It stays where it is on the screen. */
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
  const address = currentAddress();
  address.searchParams.set(query, value);
  replaceAddress(address.href);
}

/** Arrows move the focus to the next tab, past the last to the first (row MD-23). @returns Whether the key did. */
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

/** Show the panels that a place of the page lies in. @returns Whether one of them was not shown before. */
export function revealInTabs(place: Element): boolean {
  const panel = place.closest<HTMLElement>('[role="tabpanel"]');
  const tabs = panel?.closest<HTMLElement>(tabsSelector);
  if (!panel || !tabs) return false;
  const wasHidden = !panel.hasAttribute('data-selected');
  if (wasHidden) select(tabs, panel.dataset['value'] ?? null);
  return revealInTabs(tabs) || wasHidden;
}

/** @returns Whether there is a tab of this value; else nothing changes. */
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
