import {createSearcher, type FoundPage, markTerms, type Searcher} from 'legacydocs/lookup';
import {fetchJson} from '../client/browser/network.ts';
import {answerRequests} from '../client/browser/worker.ts';
import type {SearchRequest, ShownPage} from './protocol.ts';

/** Runs in a worker thread, so that typing is never blocked. */
let searcher: Searcher | undefined;
/** Terms to highlight in the last finding. They are not sent to the page: a prefix can match thousands. */
let last = {number: 0, terms: new Set<string>()};
let asked = 0;

answerRequests(async (request: SearchRequest) => {
  if (request.kind === 'open') {
    searcher = createSearcher(request.manifest, (path) => fetchJson(request.baseUrl + path));
    return null;
  }
  if (searcher === undefined) throw new Error('The search is not open.');
  switch (request.kind) {
    case 'find': {
      const {query, scopes, limit} = request;
      asked += 1;
      const number = asked;
      const {pages, total, terms} = await searcher.find(query, scopes, limit);
      const marked = new Set(terms);
      // Loading files can delay an earlier query until after a later one.
      if (number > last.number) last = {number, terms: marked};
      return {number, pages: pages.map((page) => shownPage(page, marked)), total};
    }
    case 'count':
      return (await searcher.find(request.query, request.scopes, 0)).total;
    case 'starts': {
      const pages = await Promise.all(request.scopes.map(searcher.starts));
      return pages.flat().map((page) => shownPage(page, new Set()));
    }
    case 'snippet': {
      const {number, terms} = last;
      if (request.finding !== number) return [];
      return markTerms(await searcher.snippet(request.place, request.anchor, terms), terms);
    }
  }
});

function shownPage(found: FoundPage, terms: ReadonlySet<string>): ShownPage {
  const {scope, page, path, title, trail, byTitle, sections} = found;
  return {
    scope,
    page,
    path,
    title: markTerms(title, terms),
    trail,
    isWhole: byTitle || sections.every(({anchor}) => anchor === ''),
    sections: sections.map(({anchor, heading}) => ({anchor, heading: markTerms(heading, terms)})),
  };
}
