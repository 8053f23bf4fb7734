import type {CategoryCard} from 'legacydocs';
import {useHref, useRoute} from 'legacydocs/theme';
import {useSyncExternalStore} from 'react';

/** The category whose own page is open, and what it holds; nothing on other pages. */
export function useCurrentSidebarCategory() {
  const {page, title} = useRoute();
  const href = useHref();
  const items: readonly CategoryCard[] = (page.kind === 'doc' ? page.cards : undefined) ?? [];
  return {type: 'category' as const, label: title, href, items};
}

/** What stands beside the open page: of a category's own page, what the category holds. */
export function useCurrentSidebarSiblings(): readonly CategoryCard[] {
  return useCurrentSidebarCategory().items;
}

const root = (): HTMLElement => document.documentElement;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), {attributes: true, attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

/** The colour mode that readers see. Prerendered HTML knows none, and takes it for light. */
export function useColorMode() {
  const colorMode = useSyncExternalStore<'light' | 'dark'>(
    subscribe,
    () => (root().dataset['theme'] === 'dark' ? 'dark' : 'light'),
    () => 'light',
  );
  const setColorMode = (mode: 'light' | 'dark'): void => {
    root().dataset['theme'] = mode;
  };
  return {colorMode, isDarkTheme: colorMode === 'dark', setColorMode};
}
