import type {VersionSummary} from 'legacydocs';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {currentUrl, openInNewTab, replaceUrl} from '../client/browser/history.ts';
import {clickedLink, lockScroll} from '../client/browser/overlay.ts';
import {revealWithin} from '../client/browser/scrolling.ts';
import {formatMessage, messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';
import {Icon} from '../shared/Icon.tsx';
import {NothingFound} from './NothingFound.tsx';
import {useRecentSearches} from './recent-searches.ts';
import {SearchResults} from './SearchResults.tsx';
import {SearchVersions} from './SearchVersions.tsx';
import {moreOption, queryOptions, resultGroups, versionOptions} from './search-options.ts';
import {type SearchInUrl, withSearch} from './search-scope.ts';
import {useSearch} from './useSearch.ts';

export interface SearchDialogProps {
  readonly firstQuery: string;
  /** `undefined` on a site without docs. */
  readonly firstVersion: VersionSummary | undefined;
  /** The version to search by default. */
  readonly usualVersion: VersionSummary | undefined;
  readonly onClose: () => void;
  /** Called when the reader opens a result. */
  readonly onFollow: (href: string, search: SearchInUrl) => void;
}

const listId = 'legacydocs-search-list';
/** Debounce time for URL updates. */
const urlDelayMs = 300;

/** The search dialog. It is mounted only while it is open. */
export function SearchDialog(props: SearchDialogProps) {
  const {firstQuery, firstVersion, usualVersion, onClose, onFollow} = props;
  const site = useSite();
  const texts = messages.search;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const [version, setVersion] = useState(firstVersion);
  const [active, setActive] = useState(0);
  /** True if Enter was pressed before the results arrived. */
  const [isEnterPending, setEnterPending] = useState(false);
  const {recent, remember} = useRecentSearches();
  const {finding, starts, counts, isWaiting, failed, retry, showMore} = useSearch(query, version);

  const typed = query.trim();
  const isAsking = typed !== '';
  const isAnswered = !isAsking || finding?.query === typed;
  const pages = isAsking ? finding?.pages : starts;
  const groups = useMemo(() => resultGroups(pages ?? [], site), [pages, site]);
  const queries = useMemo(() => queryOptions(isAsking ? [] : recent), [isAsking, recent]);
  const named = useMemo(() => versionOptions(finding), [finding]);
  const more = useMemo(() => moreOption(finding), [finding]);
  const options = [
    ...queries,
    ...named,
    ...groups.flatMap((group) => group.options),
    ...(more === undefined ? [] : [more]),
  ];
  const position = Math.min(active, options.length - 1);
  const chosen = options[position];

  const asked = version === usualVersion ? undefined : version?.name;
  const search = useMemo(() => ({query, version: asked}), [query, asked]);

  // A layout effect closes the dialog before it is removed. Otherwise the browser would not restore the focus.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    input.current?.focus();
    input.current?.select();
    lockScroll(true);
    return () => {
      lockScroll(false);
      box?.close();
    };
  }, []);

  // Writes the query to the URL, for sharing, when the reader stops typing.
  useEffect(() => {
    const timer = setTimeout(() => replaceUrl(withSearch(currentUrl(), search)), urlDelayMs);
    return () => clearTimeout(timer);
  }, [search]);

  const chosenId = chosen?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is scrolled into view.
  useEffect(() => {
    const option = chosenElement();
    if (list.current !== null && option !== undefined) revealWithin(list.current, option);
  }, [chosenId]);

  useEffect(() => {
    if (!isEnterPending || !isAnswered) return;
    setEnterPending(false);
    // Called outside React effects, because the dialog could not be closed synchronously within one.
    queueMicrotask(() => chosenElement()?.click());
  });

  function chosenElement(): HTMLElement | undefined {
    return list.current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? undefined;
  }

  const ask = useCallback((next: string) => {
    setQuery(next);
    setActive(0);
    setEnterPending(false);
  }, []);

  function searchIn(next: VersionSummary) {
    setVersion(next);
    setActive(0);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((position + step + options.length) % options.length);
    } else if (event.key === 'Enter' && !isAnswered) {
      setEnterPending(true);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      if (chosen.kind === 'query') return ask(chosen.query);
      if (chosen.kind === 'more') return showMore();
      if (!event.ctrlKey && !event.metaKey) return chosenElement()?.click();
      remember(query);
      openInNewTab(chosen.href);
    }
  }

  // Handled immediately, because the dialog's own `close` event can arrive after the next key.
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  function onClick(event: MouseEvent) {
    // If the dialog itself is the target of a click, the click was on its backdrop.
    if (event.target === dialog.current) return onClose();
    const link = clickedLink(event.nativeEvent);
    if (link === null) return;
    remember(query);
    // A link that opens another tab does not close the search.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(link.href, search);
  }

  return (
    <dialog
      ref={dialog}
      className="SearchDialog"
      aria-label={texts.label}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={closeByKey}
    >
      <div className="SearchDialog-box">
        <div className="SearchDialog-field">
          <input
            ref={input}
            className="SearchDialog-input"
            type="text"
            role="combobox"
            aria-label={texts.label}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            {...(chosenId === undefined ? {} : {'aria-activedescendant': chosenId})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={texts.placeholder}
            value={query}
            onChange={({currentTarget}) => ask(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className="SearchDialog-close"
            aria-label={texts.close}
            onClick={onClose}
          >
            <Icon size={24} path="m6 6 12 12M18 6 6 18" />
          </button>
        </div>
        <SearchVersions open={version} counts={counts} onChoose={searchIn} />
        <div ref={list} className="SearchDialog-list">
          {failed && (
            <div className="SearchDialog-note">
              <p>{texts.failed}</p>
              <button type="button" onClick={retry}>
                {messages.tryAgain}
              </button>
            </div>
          )}
          {isWaiting && <p className="SearchDialog-note SearchDialog-waiting">{texts.waiting}</p>}
          {isAsking && finding?.total === 0 && named.length === 0 && (
            <NothingFound
              query={finding.query}
              version={version}
              counts={counts}
              onChoose={searchIn}
            />
          )}
          <SearchResults
            id={listId}
            queries={queries}
            named={named}
            groups={groups}
            more={more}
            finding={finding?.number}
            chosen={chosenId}
            onAsk={ask}
            onMore={showMore}
          />
        </div>
        <p className="SearchDialog-keys" aria-hidden="true">
          {texts.keys}
        </p>
        <p className="sr-only" role="status">
          {finding === undefined ? isWaiting && texts.waiting : foundText(finding.total)}
        </p>
      </div>
    </dialog>
  );
}

function foundText(count: number): string {
  const {foundNothing, found} = messages.search;
  return count === 0 ? foundNothing : formatMessage(found, {count});
}
