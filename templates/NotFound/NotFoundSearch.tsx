import {decodePath} from 'legacydocs/urls';
import {type FormEvent, useEffect, useRef} from 'react';
import {currentUrl} from '../client/browser/history.ts';
import {requestSearch} from '../client/browser/search.ts';
import {messages} from '../messages.ts';

/** A search field that initially contains the end of the URL. It is hidden if scripts are disabled. */
export function NotFoundSearch() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Text that was typed before hydration is kept.
    if (input.current?.value === '') input.current.value = lastWords(currentUrl().pathname);
  }, []);

  function search(event: FormEvent) {
    event.preventDefault();
    requestSearch(input.current?.value ?? '');
  }
  return (
    <search>
      <form className="NotFound-search" onSubmit={search}>
        <input ref={input} type="search" aria-label={messages.search.label} />
        <button type="submit">{messages.search.label}</button>
      </form>
    </search>
  );
}

/** `/docs/animated-style.html` → `animated style`. */
function lastWords(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  return decodePath(segment)
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ');
}
