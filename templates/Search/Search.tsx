import {useEffect, useEffectEvent, useState} from 'react';
import {flushSync} from 'react-dom';
import {currentUrl, onReturn, replaceUrl} from '../client/browser/history.ts';
import {followUrl} from '../client/browser/links.ts';
import {onSearchKeys, openSearchBox, type SearchBox} from '../client/browser/search.ts';
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
 * (rows SRCH-01 to SRCH-03). Nothing is fetched before the first interaction with the box. Back closes the dialog;
 * forward, or back from a result, opens the dialog again. Hidden without scripts.
 */
export function Search() {
  const files = useSiteFiles();
  const {path} = useRoute();
  const [version] = useCandidateVersions();
  const {versions} = useSite().docs;
  /** The open dialog, with the name of the version that the URL specified. */
  const [search, setSearch] = useState<Pick<SearchInUrl, 'version'> & {dialog: SearchBox}>();

  const openFromUrl = useEffectEvent(() => {
    const asked = searchIn(currentUrl());
    if (asked === undefined) return;
    // The query belongs to the dialog's history entry, not to the page's own entry.
    replaceUrl(withSearch(currentUrl(), noSearch));
    open(asked).input.select();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL of another page can contain a query.
  useEffect(() => openFromUrl(), [path]);
  useEffect(() => onWindow('popstate', () => openFromUrl()), []);

  const isOpen = search !== undefined;
  const {afterwards, leave} = useCloseOnBack(isOpen, () => setSearch(undefined));
  // On `file://`, a result opens another document, so the dialog is closed after going back.
  const openAgain = useEffectEvent(() => {
    if (!isOpen) openFromUrl();
  });
  useEffect(() => onReturn(() => openAgain()), []);
  const openByKey = useEffectEvent(() => {
    if (!isOpen) open(noSearch);
    return true;
  });
  useEffect(() => onSearchKeys(() => openByKey()), []);

  function open({query, version}: SearchInUrl): SearchBox {
    const dialog = openSearchBox(messages.search.label, query);
    setSearch({dialog, version});
    return dialog;
  }

  function prepare() {
    files
      ?.search()
      .then((client) => client.starts(scopesOf(version)))
      .catch(() => undefined);
  }

  function close() {
    replaceUrl(withSearch(currentUrl(), noSearch));
    setSearch(undefined);
  }

  /** Opens a result. When the reader goes back from the result, the list opens again, unless there was no query. */
  function follow(href: string, asked: SearchInUrl) {
    if (asked.query.trim() === '') {
      afterwards(() => followUrl(href));
      return close();
    }
    replaceUrl(withSearch(currentUrl(), asked));
    leave();
    flushSync(() => setSearch(undefined));
    followUrl(href);
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
        onClick={() => open(noSearch)}
      >
        <Icon size={20} path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20" />
        <span className="Search-label">{messages.search.label}</span>
        <span className="Search-key" aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && (
        <SearchDialog
          dialog={search.dialog}
          firstVersion={versions.find(({name}) => name === search.version) ?? version}
          usualVersion={version}
          onClose={close}
          onFollow={follow}
        />
      )}
    </>
  );
}
