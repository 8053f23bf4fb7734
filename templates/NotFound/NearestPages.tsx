import {messages} from '../messages.ts';
import {useNearestPages} from './useNearestPages.ts';

/** Pages that the reader may have meant. Its room is there from the start: nothing moves when they come. */
export function NearestPages() {
  const pages = useNearestPages();
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
