import type {SiteData} from 'legacydocs';
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
}

function crashTitle({title, titleDelimiter}: SiteData): string {
  return `${messages.crashedTitle} ${titleDelimiter} ${title}`;
}

/** The content of the container that the server renders and the browser hydrates. */
export function App({site, page, slow, arrival, announcement}: AppProps) {
  const {route, sidebar, article} = page;
  return (
    <SiteContext value={site}>
      <RouteContext value={route}>
        <ErrorBoundary page={route.path} documentTitle={crashTitle(site)}>
          <ProgressBar running={slow} />
          <p className="sr-only" role="status">
            {announcement}
          </p>
          <Layout sidebar={sidebar}>
            <ErrorBoundary page={route.path}>
              {arrival === null ? (
                <Page key={route.path} route={route} article={article} />
              ) : (
                <ArrivalView arrival={arrival} />
              )}
            </ErrorBoundary>
          </Layout>
        </ErrorBoundary>
      </RouteContext>
    </SiteContext>
  );
}
