import {useEffect, useEffectEvent, useState} from 'react';
import {currentAddress, onPopState, replaceAddress} from '../browser/history.ts';
import {onSearchKeys} from '../browser/keyboard.ts';
import {useCloseOnBack} from '../hooks/useCloseOnBack.ts';
import {useMounted} from '../hooks/useMounted.ts';
import {useRoute} from '../lib/route.ts';
import {useCandidateVersions} from '../lib/versions.ts';
import {messages} from '../messages.ts';
import {useSiteFiles} from '../navigation/context.ts';
import {SearchDialog} from './SearchDialog.tsx';
import {scopesOf, withQuery} from './search-scope.ts';

/**
 * The search box of the navbar (rows SRCH-01 to SRCH-03): it opens a dialog, by a click, by its keys, or because the
 * address holds a query. Nothing is fetched before the reader turns to it. Back closes it, forward opens it again.
 * Without scripts it is not shown.
 */
export function Search() {
  const files = useSiteFiles();
  const mounted = useMounted();
  const {path} = useRoute();
  const [version] = useCandidateVersions();
  /** What the dialog begins with; `undefined` while it is closed. */
  const [query, setQuery] = useState<string>();

  const openFromAddress = useEffectEvent(() => {
    const asked = currentAddress().searchParams.get('q');
    if (asked === null) return;
    // The query belongs to the search's own entry in the history; what lies below is the page alone.
    replaceAddress(withQuery(currentAddress(), ''));
    setQuery(asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another address.
  useEffect(() => openFromAddress(), [path]);
  useEffect(() => onPopState(() => openFromAddress()), []);

  const isOpen = query !== undefined;
  const afterwards = useCloseOnBack(isOpen, () => setQuery(undefined));
  const openByKey = useEffectEvent(() => {
    if (!isOpen) setQuery('');
    return true;
  });
  useEffect(() => onSearchKeys(() => openByKey()), []);

  function prepare() {
    files
      ?.search()
      .then((search) => search.starts(scopesOf(version)))
      .catch(() => undefined);
  }

  /** @param then Done when the search and its entry in the history are gone. */
  function close(then?: () => void) {
    if (then !== undefined) afterwards(then);
    replaceAddress(withQuery(currentAddress(), ''));
    setQuery(undefined);
  }

  return (
    <>
      <button
        type="button"
        className="Search"
        aria-label={messages.search.label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        disabled={!mounted}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setQuery('')}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20" />
        </svg>
        <span className="Search-label">{messages.search.label}</span>
        <span className="Search-key" aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && <SearchDialog firstQuery={query} firstVersion={version} onClose={close} />}
    </>
  );
}
