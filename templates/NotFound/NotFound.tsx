import {messages} from '../messages.ts';
import {formatMessage} from '../shared/format-message.ts';
import {useSite} from '../shared/site.ts';
import {NearestPages} from './NearestPages.tsx';
import {NotFoundSearch} from './NotFoundSearch.tsx';
import {useSentOn} from './useSentOn.ts';

/** What any unknown address shows, inside the shell (row ROUTE-04). */
export function NotFound() {
  const {baseUrl, hasHomePage, docs} = useSite();
  useSentOn();
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
