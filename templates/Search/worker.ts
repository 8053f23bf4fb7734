import {createSearcher, type FoundPage, markTerms, type Searcher} from 'legacydocs/lookup';
import {fetchJson} from '../browser/network.ts';
import {answerRequests} from '../browser/worker.ts';
import type {SearchAnswer, SearchRequest, ShownPage} from './protocol.ts';

/** Searching takes place here, so that typing never waits for it. */
let searcher: Searcher | undefined;

answerRequests(async (request: SearchRequest): Promise<SearchAnswer> => {
  if (request.kind === 'open') {
    searcher = createSearcher(request.manifest, (path) => fetchJson(request.baseUrl + path));
    return null;
  }
  if (searcher === undefined) throw new Error('The search is not open.');
  switch (request.kind) {
    case 'find': {
      const {pages, total, terms} = await searcher.find(
        request.query,
        request.scopes,
        request.limit,
      );
      const marked = new Set(terms);
      return {pages: pages.map((page) => shownPage(page, marked)), total, terms};
    }
    case 'starts': {
      const pages = await Promise.all(request.scopes.map(searcher.starts));
      return pages.flat().map((page) => shownPage(page, new Set()));
    }
    case 'snippet':
      return markTerms(
        await searcher.snippet(request.place, request.anchor, request.terms),
        new Set(request.terms),
      );
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
