import siteData from 'legacydocs:site-data';
import type {Article} from 'legacydocs';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {LiveApp} from './App/LiveApp.tsx';
import {listenToArticles} from './client/article-enhancers/enhance-article.ts';
import {
  componentToHtml,
  type HydratableDocument,
  importIfThere,
  readDocument,
} from './client/browser/document.ts';
import {restoreInlineStyles} from './client/browser/inline-styles.ts';
import {surviveMovedNodes} from './client/browser/moved-nodes.ts';
import {onHelpKey} from './client/browser/search.ts';
import {dataUrl} from './client/navigation/urls.ts';
import {followColorMode} from './shared/color-mode.ts';
import {exposeReact} from './shared/islands/expose-react.ts';
import {forgetUnknownVersion, noteAnnouncement} from './shared/reader-choices.ts';
import {toArticle} from './shared/to-article.ts';

surviveMovedNodes();
followColorMode(siteData.colorMode);
if (siteData.announcementBar !== null) noteAnnouncement(siteData.announcementBar.id);
forgetUnknownVersion(siteData.docs);
listenToArticles();
onHelpKey(showShortcuts);
exposeReact();
// Not awaited, because page modules import this module: waiting for a page module here would cause a deadlock.
void hydrate();

/** Shows the keyboard shortcuts. Their code is loaded on demand. */
function showShortcuts(): void {
  void import('./Shortcuts/show-shortcuts.ts').then((list) => list.showShortcuts());
}

/**
 * Hydrates the static page. The route is declared in the document instead of being derived from the URL, because
 * `404.html` is served at any URL.
 */
async function hydrate(): Promise<void> {
  // Runs in a separate task, so that a key press is handled after the scripts have run and before hydration begins.
  await new Promise((resolve) => setTimeout(resolve));
  const page = readDocument();
  if (page === undefined) return;
  const {container, data} = page;
  const article = await articleOf(page);
  const {route, sidebar} = data;
  restoreInlineStyles();
  // A transition renders in slices of a few milliseconds, so that user input is handled first.
  startTransition(() => {
    hydrateRoot(container, <LiveApp site={siteData} first={{route, sidebar, article}} />);
  });
}

/**
 * Returns the article that the page was rendered with. HTML is read from the document. For a component, or if a
 * replaced template does not mark the HTML in the document, the page's module is imported.
 */
async function articleOf({container, data, articleHtml}: HydratableDocument): Promise<Article> {
  const {route, hasComponent} = data;
  if (!hasComponent && articleHtml !== undefined) return {html: articleHtml};
  if (route.page.kind === 'doc' || route.page.kind === 'page') {
    const module = await importIfThere(dataUrl(route.path, 'js', siteData.baseUrl));
    if (module !== undefined) return toArticle(module.default, route.path);
  }
  // If the page's module cannot be loaded, the text stays static, but the layout is interactive (row ROUTE-11).
  return {html: hasComponent ? componentToHtml(container) : ''};
}
