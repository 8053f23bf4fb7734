import {code as parts} from '../../ArticleMarkup.ts';
import {part} from '../../shared/part.ts';
import {hashTarget, onContentClick, onContentKey, onHashChange} from '../browser/articles.ts';
import {copyCode, toggleWrapping} from './code-buttons.ts';
import {toggleDetails} from './details.ts';
import {chooseTab, moveFocus, revealInTabs} from './tabs.ts';

const tabSelector = '[data-tabs] > [role="tablist"] > [role="tab"]';

/** Serve clicks and keys in articles, those of articles that come later too. Once for each page load. */
export function listenToArticles(): void {
  onContentClick((target) => {
    const tab = target.closest<HTMLElement>(tabSelector);
    if (tab !== null) chooseTab(tab);
    const button = target.closest(part(parts.button));
    if (button?.classList.contains('code-copy')) void copyCode(button);
    else if (button) toggleWrapping(button);
    return tab !== null || button !== null || clickSummary(target);
  });
  onContentKey((target, key) => target.matches(tabSelector) && moveFocus(target, key));
  onHashChange(() => revealTarget());
}

/** A place inside a tab that is not shown is shown before it is scrolled to. */
export function revealTarget(): void {
  const target = hashTarget();
  if (target === null) return;
  if (revealInTabs(target)) target.scrollIntoView({behavior: 'instant'});
}

/** @returns Whether the box moves by us. What stands in a summary and can be used keeps its click. */
function clickSummary(target: Element): boolean {
  const details = target.closest('summary')?.parentElement;
  const isControl = target.closest('a, button, input, label, select, textarea') !== null;
  return details instanceof HTMLDetailsElement && !isControl && toggleDetails(details);
}
