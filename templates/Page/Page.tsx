import type {Article, RouteData} from 'legacydocs';
import {CategoryPage} from '../CategoryPage/CategoryPage.tsx';
import {DocPage} from '../DocPage/DocPage.tsx';
import {NotFound} from '../NotFound/NotFound.tsx';
import {StandalonePage} from '../StandalonePage/StandalonePage.tsx';

export interface PageProps {
  readonly route: RouteData;
  readonly article: Article;
}

/** Renders the page for a route, depending on the kind of page. */
export function Page({route, article}: PageProps) {
  const {page, title, description} = route;
  switch (page.kind) {
    case 'doc':
      return <DocPage page={page} title={title} article={article} />;
    case 'category':
      return <CategoryPage page={page} title={title} description={description} />;
    case 'page':
      return <StandalonePage page={page} title={title} article={article} />;
    case 'not-found':
      return <NotFound />;
  }
}
