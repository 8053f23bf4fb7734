import {useEffect, useEffectEvent, useState} from 'react';
import {flushSync} from 'react-dom';
import {currentAddress, onReturn, replaceAddress} from '../client/browser/history.ts';
import {followAddress} from '../client/browser/links.ts';
import {onSearchKeys} from '../client/browser/search.ts';
import {onWindow} from '../client/browser/window.ts';
import {messages} from '../messages.ts';
import {useRoute, useSite, useSiteFiles} from '../shared/context.ts';
import {useCloseOnBack} from '../shared/hooks/useCloseOnBack.ts';
import {Icon} from '../shared/Icon.tsx';
import {useCandidateVersions} from '../shared/versions.ts';
import {SearchDialog} from './SearchDialog.tsx';
import {noSearch, type SearchInUrl, scopesOf, searchIn, withSearch} from './search-scope.ts';

/**
 * The search box of the navbar, which opens a dialog on a click, on a keyboard shortcut, or if the URL contains a query
 * (rows SRCH-01 to SRCH-03). Nothing is fetched before the first interaction with it. Back closes the dialog; forward,
 * or back from a result, opens it again. Hidden without scripts.
 */
export function Search() {
  const files = useSiteFiles();
  const {path} = useRoute();
  const [version] = useCandidateVersions();
  const {versions} = useSite().docs;
  /** Initial search of the dialog; `undefined` while it is closed. */
  const [search, setSearch] = useState<SearchInUrl>();

  const openFromAddress = useEffectEvent(() => {
    const asked = searchIn(currentAddress());
    if (asked === undefined) return;
    // The query belongs to the history entry of the dialog, not to the entry of the page below.
    replaceAddress(withSearch(currentAddress(), noSearch));
    setSearch(asked);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another address.
  useEffect(() => openFromAddress(), [path]);
  useEffect(() => onWindow('popstate', () => openFromAddress()), []);

  const isOpen = search !== undefined;
  const {afterwards, leave} = useCloseOnBack(isOpen, () => setSearch(undefined));
  // From `file://` a result opens another document, so the dialog is closed after going back.
  const openAgain = useEffectEvent(() => {
    if (!isOpen) openFromAddress();
  });
  useEffect(() => onReturn(() => openAgain()), []);
  const openByKey = useEffectEvent(() => {
    if (!isOpen) setSearch(noSearch);
    return true;
  });
  useEffect(() => onSearchKeys(() => openByKey()), []);

  function prepare() {
    files
      ?.search()
      .then((client) => client.starts(scopesOf(version)))
      .catch(() => undefined);
  }

  function close() {
    replaceAddress(withSearch(currentAddress(), noSearch));
    setSearch(undefined);
  }

  /** Going back from a result opens the list again. Without a query there is no list. */
  function follow(href: string, asked: SearchInUrl) {
    if (asked.query.trim() === '') {
      afterwards(() => followAddress(href));
      return close();
    }
    replaceAddress(withSearch(currentAddress(), asked));
    leave();
    flushSync(() => setSearch(undefined));
    followAddress(href);
  }

  return (
    <>
      <button
        type="button"
        className="Search"
        aria-label={messages.search.label}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setSearch(noSearch)}
      >
        <Icon size={20} path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20" />
        <span className="Search-label">{messages.search.label}</span>
        <span className="Search-key" aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && (
        <SearchDialog
          firstQuery={search.query}
          firstVersion={versions.find(({name}) => name === search.version) ?? version}
          usualVersion={version}
          onClose={close}
          onFollow={follow}
        />
      )}
    </>
  );
}
