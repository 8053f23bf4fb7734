import {headingLink, code as parts} from '../../ArticleMarkup.ts';
import {hashTarget, onContentClick, onContentKey} from '../browser/articles.ts';
import {isInside} from '../browser/overlay.ts';
import {onWindow, stopAll} from '../browser/window.ts';
import {addCodeButtons, copyCode, copyLink, part, toggleWrapping} from './code-buttons.ts';
import {toggleDetails} from './details.ts';
import {applyChoices, chooseTab, moveFocus, revealInTabs} from './tabs.ts';

const tabSelector = '[data-tabs] > [role="tablist"] > [role="tab"]';

/**
 * Makes a page's text interactive: selects the reader's tabs, adds buttons to code blocks, and makes wide tables
 * reachable with the Tab key. Can be called repeatedly for the same text.
 *
 * @param root The article, or an element that contains it.
 * @returns A function that stops the observers.
 */
export function enhanceArticle(root: ParentNode): () => void {
  applyChoices(root);
  revealTarget();
  if (root.querySelector('[data-diagram]') !== null) {
    void import('./diagrams.ts').then(({drawDiagrams}) => drawDiagrams(root));
  }
  return stopAll(addCodeButtons(root), watchWideTables(root));
}

/** Handles clicks and keys in all articles, including those that are loaded later. Called once for each page load. */
export function listenToArticles(): void {
  onContentClick((target) => {
    const tab = target.closest<HTMLElement>(tabSelector);
    if (tab !== null) chooseTab(tab);
    const button = target.closest(part(parts.button));
    if (button?.classList.contains('code-copy')) void copyCode(button);
    else if (button) toggleWrapping(button);
    const link = target.closest<HTMLAnchorElement>(part(headingLink.link));
    if (link !== null) void copyLink(link);
    return tab !== null || button !== null || clickSummary(target);
  });
  onContentKey((target, key) => target.matches(tabSelector) && moveFocus(target, key));
  onWindow('hashchange', revealTarget);
  onWindow('click', ({target}) => closePanels(target));
  onWindow('keydown', ({key}) => key === 'Escape' && closePanels(null));
}

/**
 * Closes the open panels below the title, except the panel whose label was clicked. A focused link in a closed panel
 * would lose the focus, so Escape returns it to the label.
 *
 * @param target Target of the click, or null for Escape.
 */
function closePanels(target: EventTarget | null): void {
  for (const summary of document.querySelectorAll<HTMLElement>('.PageBar [open] > summary')) {
    if (isInside(summary, target)) continue;
    const panel = summary.parentElement;
    if (target === null && isInside(panel, document.activeElement)) summary.focus();
    panel?.removeAttribute('open');
  }
}

/**
 * Marks the target of the hash, because `:target` does not match after scripts have changed the URL. If the target is
 * in a hidden tab panel, shows the panel and scrolls to the target.
 */
function revealTarget(): void {
  const target = hashTarget();
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  target?.setAttribute('data-target', '');
  if (target !== null && revealInTabs(target)) target.scrollIntoView({behavior: 'instant'});
}

/**
 * Toggles the details element of a clicked summary with an animation. Panels below the title are not animated, and
 * clicks on controls inside a summary are ignored.
 *
 * @returns True if this function animates the details element.
 */
function clickSummary(target: Element): boolean {
  const details = target.closest('summary:not(.PageBar *)')?.parentElement;
  const isControl = target.closest('a, button, input, label, select, textarea') !== null;
  return details instanceof HTMLDetailsElement && !isControl && toggleDetails(details);
}

/**
 * Adds tables to the tab order while they scroll horizontally. @returns A function that stops observing their width.
 */
function watchWideTables(root: ParentNode): () => void {
  const sizes = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const table of root.querySelectorAll('table')) sizes.observe(table);
  return () => sizes.disconnect();
}
