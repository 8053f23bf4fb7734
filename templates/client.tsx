import siteData from 'legacydocs:site-data';
import type {Article} from 'legacydocs';
import {hydrateRoot} from 'react-dom/client';
import {App} from './App/App.tsx';
import {afterLoadWhenIdle, importDefault, markRuntimeStarted, readDocument} from './browser.ts';
import {articleModuleAddress} from './lib/page-data.ts';

markRuntimeStarted();
afterLoadWhenIdle(hydrate);

/**
 * Bring the static page to life. What to hydrate is what the document declares, never what the address says:
 * `404.html` is served at any address.
 */
async function hydrate(): Promise<void> {
  const page = readDocument();
  if (page === undefined) return;
  const {container, data, articleHtml} = page;
  const article = data.hasComponent
    ? await componentArticle(articleModuleAddress(data.route.path, siteData.baseUrl))
    : {html: articleHtml};
  // Without its module the page stays as it is: static and readable (row ROUTE-11).
  if (article === undefined) return;
  hydrateRoot(container, <App site={siteData} hydration={data} article={article} />);
}

async function componentArticle(address: string): Promise<Article | undefined> {
  const Component = await importDefault(address);
  return typeof Component === 'function' || typeof Component === 'object' ? {Component} : undefined;
}
