import {routeToHref, withoutTrailingSlash} from 'legacydocs/urls';
import {useEffect, useState} from 'react';
import {currentUrl, replaceDocument} from '../client/browser/history.ts';
import {routePathOf} from '../client/navigation/urls.ts';
import {formatMessage, messages} from '../messages.ts';
import {scopesOf} from '../Search/search-scope.ts';
import {useSite, useSiteFiles} from '../shared/context.ts';
import {pagesOf, versionAt} from '../shared/versions.ts';
import {NearestPages} from './NearestPages.tsx';
import {NotFoundSearch} from './NotFoundSearch.tsx';
import {redirectTarget} from './redirect-target.ts';
import type {Suggestions} from './suggest-pages.ts';

/** The page for unknown URLs (row ROUTE-04). */
export function NotFound() {
  const {title, baseUrl, hasHomePage, docs, redirectPatterns} = useSite();
  // Applies redirects that the host did not perform.
  useEffect(() => {
    const target = redirectTarget(currentUrl(), redirectPatterns);
    if (target !== undefined) replaceDocument(target);
  }, [redirectPatterns]);
  const suggestions = useSuggestions();
  return (
    <div className="NotFound">
      <h1>{messages.notFoundTitle}</h1>
      <p>{messages.notFoundText}</p>
      <p>{messages.notFoundHelp}</p>
      <nav aria-label={messages.notFoundOffers}>
        <ul className="NotFound-links">
          {hasHomePage && (
            <li>
              <a href={baseUrl}>{messages.homeLink}</a>
            </li>
          )}
          {docs.versions.map(({name, label, href}) => (
            <li key={name}>
              <a href={href}>
                {docs.versions[1] ? formatMessage(messages.docsOfVersion, {label}) : title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <NotFoundSearch {...suggestions} />
      <NearestPages {...suggestions} />
    </div>
  );
}

/** Returns suggestions for the missing page. There are none before hydration, or if they cannot be loaded. */
function useSuggestions(): Suggestions {
  const site = useSite();
  const files = useSiteFiles();
  const [suggestions, setSuggestions] = useState<Suggestions>({words: '', pages: []});
  useEffect(() => {
    const path = routePathOf(currentUrl().pathname, site.baseUrl);
    if (files === null || path === undefined) return;
    const shared = {routeToHref, withoutTrailingSlash, scopesOf, pagesOf, versionAt};
    import('./suggest-pages.ts')
      .then(({suggestPages}) => suggestPages(path, {site, files, ...shared}))
      .then(setSuggestions)
      .catch(() => undefined);
  }, [files, site]);
  return suggestions;
}
