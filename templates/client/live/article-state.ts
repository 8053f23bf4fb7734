import {select} from '../article-enhancers/tabs.ts';
import {contentElement} from '../browser/articles.ts';
import {scrollPosition, scrollToPosition} from '../browser/scrolling.ts';

/** Open details and selected tabs of an article, under keys that survive changes of its text. */
interface ArticleState {
  /** Open state of each `<details>`, keyed by its summary. */
  readonly details: ReadonlyMap<string, boolean>;
  /** Value of the selected tab of each group, in order. */
  readonly tabs: readonly (string | null)[];
}

/** Changes the open article and restores scroll position, details and tabs. */
export function keepingPlace(change: () => void): void {
  const state = articleState();
  const position = scrollPosition();
  change();
  restore(state);
  scrollToPosition(position);
}

function articleState(): ArticleState {
  return {
    details: new Map(keyedDetails().map(([key, {open}]) => [key, open])),
    tabs: tabGroups().map(
      (tabs) => tabs.querySelector('[aria-selected="true"]')?.getAttribute('data-value') ?? null,
    ),
  };
}

function restore({details, tabs}: ArticleState): void {
  for (const [key, element] of keyedDetails()) element.open = details.get(key) ?? element.open;
  for (const [index, group] of tabGroups().entries()) select(group, tabs[index] ?? null);
}

/** Numbers details with the same summary. */
function keyedDetails(): [string, HTMLDetailsElement][] {
  const seen = new Map<string, number>();
  return [...(contentElement()?.querySelectorAll('details') ?? [])].map((element) => {
    const summary = element.querySelector('summary')?.textContent ?? '';
    const count = (seen.get(summary) ?? 0) + 1;
    seen.set(summary, count);
    return [`${summary} ${count}`, element];
  });
}

function tabGroups(): HTMLElement[] {
  return [...(contentElement()?.querySelectorAll<HTMLElement>('[data-tabs]') ?? [])];
}
