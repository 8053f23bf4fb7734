import type {Article, HydrationData, SiteData} from 'legacydocs';
import {ErrorBoundary} from '../ErrorBoundary/ErrorBoundary.tsx';
import {Layout} from '../Layout/Layout.tsx';
import {RouteContext} from '../lib/route.ts';
import {SiteContext} from '../lib/site.ts';
import {Page} from '../Page/Page.tsx';

export interface AppProps {
  readonly site: SiteData;
  readonly hydration: HydrationData;
  readonly article: Article;
}

/** Everything inside the one container that the server fills and the browser hydrates. */
export function App({site, hydration, article}: AppProps) {
  const {route, sidebar} = hydration;
  return (
    <SiteContext value={site}>
      <RouteContext value={route}>
        <Layout sidebar={sidebar}>
          <ErrorBoundary key={route.path}>
            <Page route={route} article={article} />
          </ErrorBoundary>
        </Layout>
      </RouteContext>
    </SiteContext>
  );
}
