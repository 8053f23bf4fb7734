import {focusRegion, scrollToTop} from '../client/browser/scrolling.ts';
import {messages} from '../messages.ts';
import {useScrollShown} from '../shared/hooks/useScrollShown.ts';
import {Icon} from '../shared/Icon.tsx';
import {skipLinkId} from '../shared/ids.ts';
import {backToTopRule} from '../shared/scroll-rules.ts';

/** The way back to the top of a long page, for whoever turns round (row DOC-07). */
export function BackToTop() {
  const shown = useScrollShown(backToTopRule, false);
  if (!shown) return null;

  // The button is about to go: the keyboard goes on where the page begins.
  function goUp() {
    focusRegion(skipLinkId);
    scrollToTop();
  }
  return (
    <button
      type="button"
      className="BackToTop"
      aria-label={messages.backToTop}
      title={messages.backToTop}
      onClick={goUp}
    >
      <Icon size={24} path="M12 20V5m-6 6 6-6 6 6" />
    </button>
  );
}
