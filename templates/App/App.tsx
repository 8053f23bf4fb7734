import type {SiteData} from 'legacydocs';
import type {ExoticComponent, ReactNode} from 'react';
import type {NavigationState} from '../client/navigation/types.ts';
import {ErrorBoundary} from '../ErrorBoundary/ErrorBoundary.tsx';
import {Layout} from '../Layout/Layout.tsx';
import {ArrivalView} from '../LoadingView/ArrivalView.tsx';
import {messages} from '../messages.ts';
import {Page} from '../Page/Page.tsx';
import {ProgressBar} from '../ProgressBar/ProgressBar.tsx';
import {RouteContext, SiteContext} from '../shared/context.ts';

export interface AppProps extends NavigationState {
  readonly site: SiteData;
  /** Rendered after the page. */
  readonly end?: ReactNode;
  /** Boundary around everything below the navbar. Default: `Suspense`. */
  readonly boundary?: ExoticComponent<{children?: ReactNode}>;
}

/** Contents of the container that the server renders and the browser hydrates. */
export function App({site, page, slow, arrival, announcement, end, boundary}: AppProps) {
  const {route, sidebar, article} = page;
  const crashTitle = `${messages.crashedTitle} ${site.titleDelimiter} ${site.title}`;
  return (
    <SiteContext value={site}>
      <RouteContext value={route}>
        <ErrorBoundary page={route.path} documentTitle={crashTitle}>
          <ProgressBar running={slow} />
          <p className="sr-only" role="status">
            {announcement}
          </p>
          <Layout sidebar={sidebar} boundary={boundary}>
            <ErrorBoundary page={route.path}>
              {arrival === null ? (
                <Page key={route.path} route={route} article={article} />
              ) : (
                <ArrivalView arrival={arrival} />
              )}
            </ErrorBoundary>
            {end}
          </Layout>
        </ErrorBoundary>
      </RouteContext>
    </SiteContext>
  );
}
