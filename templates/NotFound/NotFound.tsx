import {useEffect} from 'react';
import {currentUrl, replaceDocument} from '../client/browser/history.ts';
import {formatMessage, messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';
import {NearestPages} from './NearestPages.tsx';
import {NotFoundSearch} from './NotFoundSearch.tsx';
import {redirectTarget} from './redirect-target.ts';

/** The page for unknown URLs (row ROUTE-04). */
export function NotFound() {
  const {baseUrl, hasHomePage, docs, redirectPatterns} = useSite();
  // Applies redirects that the host did not perform.
  useEffect(() => {
    const target = redirectTarget(currentUrl(), redirectPatterns);
    if (target !== undefined) replaceDocument(target);
  }, [redirectPatterns]);
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
              <a href={href}>{formatMessage(messages.docsOfVersion, {label})}</a>
            </li>
          ))}
        </ul>
      </nav>
      <NotFoundSearch />
      <NearestPages />
    </div>
  );
}
