import type {CategoryCard} from 'legacydocs';
import {useHref, useRoute, useSite} from 'legacydocs/theme';
import {useSyncExternalStore} from 'react';

/** Returns the open page as a category. `items` is empty if the page does not list the items of a category. */
export function useCurrentSidebarCategory() {
  const {page, title} = useRoute();
  const href = useHref();
  const items: readonly CategoryCard[] = (page.kind === 'doc' ? page.cards : undefined) ?? [];
  return {type: 'category' as const, label: title, href, items};
}

/** Returns the items on the open category page. */
export function useCurrentSidebarSiblings(): readonly CategoryCard[] {
  return useCurrentSidebarCategory().items;
}

/** Returns the theme's settings of the old site, which imported sites keep as a custom field. */
export function useThemeConfig(): unknown {
  return useSite().customFields['themeConfig'] ?? {};
}

const root = (): HTMLElement => document.documentElement;

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), {attributes: true, attributeFilter: ['data-theme']});
  return () => observer.disconnect();
}

/** Returns the colour mode. In prerendered HTML, it is light. */
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
