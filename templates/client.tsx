import siteData from 'legacydocs:site-data';
import type {Article} from 'legacydocs';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {LiveApp} from './App/LiveApp.tsx';
import {componentToHtml, importIfThere, readDocument} from './browser/document.ts';
import {restoreInlineStyles} from './browser/inline-styles.ts';
import {offerShell} from './islands/offer-shell.ts';
import {articleModuleAddress} from './lib/page-data.ts';
import {startState} from './lib/start-state.ts';
import {toArticle} from './lib/to-article.ts';

startState(siteData);
offerShell();
// Not awaited: the module of a page imports this one, and would wait for itself.
void hydrate();

/**
 * Bring the static page to life. What to hydrate is what the document declares, never what the address says:
 * `404.html` is served at any address.
 */
async function hydrate(): Promise<void> {
  const page = readDocument();
  if (page === undefined) return;
  const {container, data, articleHtml} = page;
  // Without its module the text stays as it is, and everything around it works (row ROUTE-11).
  const article = data.hasComponent
    ? ((await componentArticle(data.route.path)) ?? {html: componentToHtml(container)})
    : {html: articleHtml};
  const {route, sidebar} = data;
  restoreInlineStyles();
  // In pieces of a few milliseconds: what the reader does meanwhile comes first.
  startTransition(() => {
    hydrateRoot(container, <LiveApp site={siteData} first={{route, sidebar, article}} />);
  });
}

async function componentArticle(path: string): Promise<Article | undefined> {
  const module = await importIfThere(articleModuleAddress(path, siteData.baseUrl));
  return module === undefined ? undefined : toArticle(module.default, path);
}
