import {createSearcher, type FoundPage, markTerms, type Searcher} from 'legacydocs/lookup';
import {fetchJson} from '../client/browser/network.ts';
import {answerRequests} from '../client/browser/worker.ts';
import type {ShownPage} from './protocol.ts';
import type {SearchRequest} from './search-client.ts';

/** This worker's searcher. The search runs in a worker thread, so that typing is never blocked. */
let searcher: Searcher | undefined;
/**
 * Terms to highlight in the last finding. They are not sent to the page, because a prefix can match thousands of terms.
 */
let last = {number: 0, terms: new Set<string>()};
let asked = 0;

answerRequests(async (request: SearchRequest) => {
  if (request.kind === 'open') {
    const [manifest, baseUrl] = request.args;
    searcher = createSearcher(manifest, (path) => fetchJson(baseUrl + path));
    return null;
  }
  if (searcher === undefined) throw new Error('The search is not open.');
  switch (request.kind) {
    case 'find': {
      const [query, scopes, limit] = request.args;
      asked += 1;
      const number = asked;
      const {pages, total, terms, version} = await searcher.find(query, scopes, limit);
      const marked = new Set(terms);
      // An earlier query can finish after a later one, because the earlier query may have to load files.
      if (number > last.number) last = {number, terms: marked};
      return {number, pages: pages.map((page) => shownPage(page, marked)), total, version};
    }
    case 'count':
      return (await searcher.find(...request.args, 0)).total;
    case 'starts': {
      const pages = await Promise.all(request.args[0].map(searcher.starts));
      return pages.flat().map((page) => shownPage(page, new Set()));
    }
    case 'snippet': {
      const [finding, place, anchor] = request.args;
      const {number, terms} = last;
      if (finding !== number) return [];
      return markTerms(await searcher.snippet(place, anchor, terms), terms);
    }
  }
});

function shownPage(found: FoundPage, terms: ReadonlySet<string>): ShownPage {
  const {scope, page, path, title, trail, successors, byTitle, sections} = found;
  return {
    scope,
    page,
    path,
    title: markTerms(title, terms),
    trail,
    successors,
    matchesPage: byTitle || sections.every(({anchor}) => anchor === ''),
    sections: sections.map(({anchor, heading}) => ({anchor, heading: markTerms(heading, terms)})),
  };
}
