import {scrollToTop} from '../browser/scroll-metrics.ts';
import {useScrollShown} from '../hooks/useScrollShown.ts';
import {backToTopRule} from '../lib/scroll-rules.ts';
import {messages} from '../messages.ts';

/** The way back to the top of a long page, for whoever turns round (row DOC-07). */
export function BackToTop() {
  const shown = useScrollShown(backToTopRule, false);
  if (!shown) return null;
  return (
    <button
      type="button"
      className="BackToTop"
      aria-label={messages.backToTop}
      title={messages.backToTop}
      onClick={scrollToTop}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 20V5m-6 6 6-6 6 6" />
      </svg>
    </button>
  );
}
