import {type FormEvent, useEffect, useState} from 'react';
import {currentAddress} from '../browser/history.ts';
import {requestSearch} from '../browser/search-requests.ts';
import {useMounted} from '../hooks/useMounted.ts';
import {messages} from '../messages.ts';

/** Searches for what the address ends in, unless the reader knows better. Without scripts it is not shown. */
export function NotFoundSearch() {
  const mounted = useMounted();
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(lastWords(currentAddress().pathname)), []);

  function search(event: FormEvent) {
    event.preventDefault();
    requestSearch(query);
  }
  return (
    <search>
      <form className="NotFound-search" onSubmit={search}>
        <input
          type="search"
          aria-label={messages.search.label}
          value={query}
          onChange={({currentTarget}) => setQuery(currentTarget.value)}
        />
        <button type="submit" disabled={!mounted}>
          {messages.search.label}
        </button>
      </form>
    </search>
  );
}

/** `/docs/animated-style.html`: `animated style`. */
function lastWords(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(segment)
      .replace(/\.\w+$/, '')
      .replace(/[-_]+/g, ' ');
  } catch {
    return segment;
  }
}
