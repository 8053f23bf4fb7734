import {focusRegion, scrollToTop} from '../client/browser/scrolling.ts';
import {messages} from '../messages.ts';
import {useScrollShown} from '../shared/hooks/useScrollShown.ts';
import {Icon} from '../shared/Icon.tsx';
import {skipLinkId} from '../shared/ids.ts';
import {backToTopRule} from '../shared/scroll-rules.ts';

/** A button that scrolls to the top, shown when the reader scrolls up on a long page (row DOC-07). */
export function BackToTop() {
  const shown = useScrollShown(backToTopRule, false);
  if (!shown) return null;

  // The button disappears, so the focus is moved to the start of the page.
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
