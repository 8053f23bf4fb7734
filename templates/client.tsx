import siteData from 'legacydocs:site-data';
import type {Article} from 'legacydocs';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {LiveApp} from './App/LiveApp.tsx';
import {
  componentToHtml,
  type HydratableDocument,
  importIfThere,
  readDocument,
} from './client/browser/document.ts';
import {restoreInlineStyles} from './client/browser/inline-styles.ts';
import {surviveMovedNodes} from './client/browser/moved-nodes.ts';
import {offerShell} from './shared/islands/offer-shell.ts';
import {articleModuleAddress} from './shared/page-data.ts';
import {startState} from './shared/start-state.ts';
import {toArticle} from './shared/to-article.ts';

surviveMovedNodes();
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
  const {container, data} = page;
  const article = await articleOf(page);
  const {route, sidebar} = data;
  restoreInlineStyles();
  // In pieces of a few milliseconds: what the reader does meanwhile comes first.
  startTransition(() => {
    hydrateRoot(container, <LiveApp site={siteData} first={{route, sidebar, article}} />);
  });
}

/**
 * The article that the page was rendered with. HTML is taken as it stands; if a template of the site's own shows it without the
 * mark that tells where, it is fetched, as a component is.
 */
async function articleOf({container, data, articleHtml}: HydratableDocument): Promise<Article> {
  const {route, hasComponent} = data;
  if (!hasComponent && articleHtml !== undefined) return {html: articleHtml};
  if (route.page.kind === 'doc' || route.page.kind === 'page') {
    const module = await importIfThere(articleModuleAddress(route.path, siteData.baseUrl));
    if (module !== undefined) return toArticle(module.default, route.path);
  }
  // Without its module the text stays as it is, and everything around it works (row ROUTE-11).
  return {html: hasComponent ? componentToHtml(container) : ''};
}
