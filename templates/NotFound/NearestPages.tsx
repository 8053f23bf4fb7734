import {messages} from '../messages.ts';
import type {Suggestions} from './suggest-pages.ts';

/** Suggested pages for a missing one. Their space is reserved, so the layout does not shift. */
export function NearestPages({pages}: Pick<Suggestions, 'pages'>) {
  return (
    <div className="NotFound-nearest">
      {pages.length > 0 && (
        <nav aria-label={messages.nearestPages}>
          <p>{messages.nearestPages}</p>
          <ul className="NotFound-links">
            {pages.map(({href, title, version}) => (
              <li key={href}>
                <a href={href}>
                  {title} {version !== undefined && <small>{version}</small>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
