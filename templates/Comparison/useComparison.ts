import {useEffect} from 'react';
import {onUrlChange} from '../client/browser/history.ts';
import {useRoute, useSite} from '../shared/context.ts';

/**
 * Shows the differences between the open page and its counterpart while the URL asks for them: `?compare=2.x` (row VER-25).
 * Everything that shows them is loaded on demand, and shares no module with the page.
 */
export function useComparison(): void {
  const site = useSite();
  const route = useRoute();
  useEffect(() => {
    const update = () => {
      if (document.querySelector('.Comparison') === null && !/[?&]compare=/.test(location.search))
        return;
      void import('./show-comparison.ts').then(({showComparison}) => showComparison({site, route}));
    };
    update();
    return onUrlChange(update);
  }, [site, route]);
}
