import {useEffect} from 'react';
import {onUrlChange} from '../client/browser/history.ts';
import {useRoute, useSite} from '../shared/context.ts';

/**
 * While the URL requests a comparison (`?compare=2.x`), shows the differences between the open page and its counterpart
 * (row VER-25). The comparison's code is loaded on demand and does not share modules with the page.
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
