import {memo} from 'react';
import {formatMessage, messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';
import {Marked} from './Marked.tsx';
import {Snippet} from './Snippet.tsx';
import type {ResultGroup, SearchOption, SearchOptions} from './search-options.ts';

export interface SearchResultsProps {
  readonly id: string;
  readonly list: SearchOptions;
  /** Identifying number of the finding that is shown; `undefined` for suggested pages. */
  readonly finding: number | undefined;
  /** Id of the selected option. */
  readonly chosen: string | undefined;
}

/**
 * The results, grouped by page. If there is no query, shows recent searches and suggested pages. Memoized, so that a
 * key press starts the search without rendering the old list again.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const {id, list, finding, chosen} = props;
  const {queries, versions, groups, more} = list;
  const texts = messages.search;
  const last = useSite().docs.versions.find(({isLast}) => isLast)?.label ?? '';
  const optionProps = ({id}: SearchOption) => ({
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': id === chosen,
    className: 'SearchResults-option',
  });
  return (
    <div id={id} role="listbox" aria-label={texts.results} className="SearchResults">
      {queries.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a listbox contains groups, not fieldsets.
        <div role="group" aria-label={texts.recent}>
          <p className="SearchResults-heading" aria-hidden="true">
            {texts.recent}
          </p>
          {queries.map((option) => (
            <div key={option.id} {...optionProps(option)}>
              {option.query}
            </div>
          ))}
        </div>
      )}
      {versions.map((option) => (
        <a key={option.id} href={option.href} {...optionProps(option)}>
          {formatMessage(messages.docsOfVersion, option)}
        </a>
      ))}
      {finding === undefined && groups.length > 0 && (
        <p className="SearchResults-heading" role="presentation">
          {texts.starts}
        </p>
      )}
      {groups.map(({page, options}) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox contains groups, not fieldsets.
        <div
          key={`${page.scope} ${page.path}`}
          role="group"
          aria-label={plain(page.title)}
          className="SearchResults-page"
        >
          {options[0]?.kind === 'place' && options[0].section !== undefined && (
            <PageName page={page} />
          )}
          {options.map((option, index) => (
            <a key={option.id} href={option.href} {...optionProps(option)}>
              {option.kind === 'successor' ? (
                <span className="SearchResults-trail">
                  {formatMessage(texts.successor, {version: last, title: option.title})}
                </span>
              ) : option.section === undefined ? (
                <PageName page={page} />
              ) : (
                <span className="SearchResults-place">
                  <Marked fragments={option.section.heading} />
                </span>
              )}
              {finding !== undefined && index === 0 && option.kind === 'place' && (
                <Snippet
                  page={page}
                  anchor={option.section?.anchor ?? page.sections[0]?.anchor ?? ''}
                  finding={finding}
                />
              )}
            </a>
          ))}
        </div>
      ))}
      {more.map((option) => (
        <div
          key={option.id}
          {...optionProps(option)}
          className="SearchResults-option SearchResults-more"
        >
          {formatMessage(texts.more, {count: option.left})}
        </div>
      ))}
    </div>
  );
});

function PageName({page}: Pick<ResultGroup, 'page'>) {
  return (
    <span className="SearchResults-name">
      <span className="SearchResults-title">
        <Marked fragments={page.title} />
      </span>
      {page.trail.length > 0 && (
        <span className="SearchResults-trail">{page.trail.join(' › ')}</span>
      )}
    </span>
  );
}

function plain(fragments: ResultGroup['page']['title']): string {
  return fragments.map(({text}) => text).join('');
}
