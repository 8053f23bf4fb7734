import type {VersionSummary} from 'legacydocs';
import {useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {currentUrl, openInNewTab, replaceUrl} from '../client/browser/history.ts';
import {clickedLink, lockScroll} from '../client/browser/overlay.ts';
import {revealWithin} from '../client/browser/scrolling.ts';
import type {SearchBox} from '../client/browser/search.ts';
import {formatMessage, messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';
import {Icon} from '../shared/Icon.tsx';
import {NothingFound} from './NothingFound.tsx';
import {useRecentSearches} from './recent-searches.ts';
import {SearchResults} from './SearchResults.tsx';
import {SearchVersions} from './SearchVersions.tsx';
import {type SearchOption, searchOptions} from './search-options.ts';
import {type SearchInUrl, withSearch} from './search-scope.ts';
import {useSearch} from './useSearch.ts';

export interface SearchDialogProps {
  /** The open dialog. Its field keeps the text and the caret from before hydration. */
  readonly dialog: SearchBox;
  /** Version that is searched initially; `undefined` on a site without docs. */
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

/** Contents of the search dialog around its field. They are mounted only while the dialog is open. */
export function SearchDialog(props: SearchDialogProps) {
  const {dialog, firstVersion, usualVersion, onClose, onFollow} = props;
  const site = useSite();
  const texts = messages.search;
  const {box, field, input} = dialog;
  const listBox = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(input.value);
  const [version, setVersion] = useState(firstVersion);
  const [active, setActive] = useState(0);
  /** True if Enter was pressed before the results arrived. */
  const [isEnterPending, setEnterPending] = useState(dialog.isEntered === true);
  const {recent, remember} = useRecentSearches();
  const {finding, starts, counts, isWaiting, failed, retry, showMore} = useSearch(query, version);

  const typed = query.trim();
  const isAsking = typed !== '';
  const isAnswered = !isAsking || finding?.query === typed;
  const list = useMemo(
    () => searchOptions({finding, starts: isAsking ? [] : starts}, isAsking ? [] : recent, site),
    [finding, starts, recent, isAsking, site],
  );
  const {queries, versions, groups, more} = list;
  const options: readonly SearchOption[] = [
    ...queries,
    ...versions,
    ...groups.flatMap((group) => group.options),
    ...more,
  ];
  const position = Math.min(active, options.length - 1);
  const chosen = options[position];

  const asked = version === usualVersion ? undefined : version?.name;
  const search = useMemo(() => ({query, version: asked}), [query, asked]);

  // Writes the query to the URL, for sharing, when the reader stops typing.
  useEffect(() => {
    const timer = setTimeout(() => replaceUrl(withSearch(currentUrl(), search)), urlDelayMs);
    return () => clearTimeout(timer);
  }, [search]);

  const chosenId = chosen?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newly selected option is scrolled into view.
  useEffect(() => {
    const option = chosenElement();
    if (listBox.current !== null && option) revealWithin(listBox.current, option);
  }, [chosenId]);

  useEffect(() => {
    if (!isEnterPending || !isAnswered) return;
    setEnterPending(false);
    // Called after the effect, because the click closes the dialog with `flushSync`, which does not work in effects.
    queueMicrotask(() => chosenElement()?.click());
  });

  function chosenElement(): HTMLElement | undefined {
    return listBox.current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? undefined;
  }

  function ask(next: string) {
    setQuery(next);
    setActive(0);
    setEnterPending(false);
  }

  function searchIn(next: VersionSummary) {
    setVersion(next);
    setActive(0);
    input.focus();
  }

  const onInput = useEffectEvent(() => ask(input.value));

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const {key, isComposing, target} = event;
    if (isComposing) return;
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (key === 'Escape') {
      // Handled immediately, because the dialog's own `close` event can arrive after the next key.
      event.preventDefault();
      onClose();
    } else if (target !== input) return;
    else if (key === 'Enter' && !isAnswered) setEnterPending(true);
    else if (chosen === undefined) return;
    else if (step !== undefined) {
      event.preventDefault();
      setActive((position + step + options.length) % options.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (!('href' in chosen) || !(event.ctrlKey || event.metaKey)) return chosenElement()?.click();
      remember(query);
      openInNewTab(chosen.href);
    }
  });

  const onClick = useEffectEvent((event: MouseEvent) => {
    const {target} = event;
    // If the dialog itself is the target of a click, the click was on its backdrop.
    if (target === dialog) return onClose();
    const row = target instanceof Element ? target.closest('[role="option"]') : null;
    const pressed = options.find(({id}) => id === row?.id);
    if (pressed?.kind === 'query') {
      input.value = pressed.query;
      ask(pressed.query);
    }
    if (pressed?.kind === 'more') showMore();
    const link = clickedLink(event);
    if (link === null) {
      // A pressed row is replaced, so the focus would be lost.
      if (pressed !== undefined) input.focus();
      return;
    }
    remember(query);
    // A link that opens another tab does not close the search.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(link.href, search);
  });

  const onEnd = useEffectEvent(onClose);

  // The field is not rendered by React, so that text, caret and input method survive hydration.
  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      autocomplete: 'off',
      enterkeyhint: 'go',
      spellcheck: 'false',
      placeholder: texts.placeholder,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    input.oninput = () => onInput();
    dialog.onkeydown = (event) => onKeyDown(event);
    dialog.onclick = (event) => onClick(event);
    dialog.onclose = () => onEnd();
    lockScroll(true);
    return () => {
      lockScroll(false);
      // The dialog is closed before it is removed, because otherwise the browser does not restore the focus.
      dialog.onclose = null;
      dialog.close();
      dialog.remove();
    };
  }, [dialog, input]);

  useLayoutEffect(() => {
    input.setAttribute('aria-expanded', String(options.length > 0));
    input.setAttribute('aria-activedescendant', chosenId ?? '');
  });

  return (
    <>
      {createPortal(
        <button
          type="button"
          className="SearchDialog-close"
          aria-label={texts.close}
          onClick={onClose}
        >
          <Icon size={24} path="m6 6 12 12M18 6 6 18" />
        </button>,
        field,
      )}
      {createPortal(
        <>
          <SearchVersions open={version} counts={counts} onChoose={searchIn} />
          <div ref={listBox} className="SearchDialog-list">
            {failed && (
              <div className="SearchDialog-note">
                <p>{texts.failed}</p>
                <button type="button" onClick={retry}>
                  {messages.tryAgain}
                </button>
              </div>
            )}
            {isWaiting && <p className="SearchDialog-note SearchDialog-waiting">{texts.waiting}</p>}
            {isAsking && finding?.total === 0 && versions.length === 0 && (
              <NothingFound
                query={finding.query}
                version={version}
                counts={counts}
                onChoose={searchIn}
              />
            )}
            <SearchResults id={listId} list={list} finding={finding?.number} chosen={chosenId} />
          </div>
          <p className="SearchDialog-keys" aria-hidden="true">
            {texts.keys}
          </p>
          <p className="sr-only" role="status">
            {finding === undefined ? isWaiting && texts.waiting : foundText(finding.total)}
          </p>
        </>,
        box,
      )}
    </>
  );
}

function foundText(count: number): string {
  const {foundNothing, found} = messages.search;
  return count === 0 ? foundNothing : formatMessage(found, {count});
}
