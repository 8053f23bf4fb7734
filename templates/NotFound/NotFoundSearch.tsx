import {type FormEvent, useEffect, useRef} from 'react';
import {searchFor} from '../client/browser/search.ts';
import {messages} from '../messages.ts';
import type {Suggestions} from './suggest-pages.ts';

/** A search field, initially with the end of the URL. Hidden without scripts. */
export function NotFoundSearch({words}: Pick<Suggestions, 'words'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Text typed before hydration is kept.
    if (input.current?.value === '') input.current.value = words;
  }, [words]);

  function search(event: FormEvent) {
    event.preventDefault();
    searchFor(input.current?.value ?? '');
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
