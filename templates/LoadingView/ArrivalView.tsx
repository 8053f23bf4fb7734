import type {Arrival} from '../client/navigation/types.ts';
import {LoadErrorView} from './LoadErrorView.tsx';
import {LoadingView} from './LoadingView.tsx';

/** Shown while a page without static HTML is loading, and if the page cannot be loaded. */
export function ArrivalView({arrival}: {readonly arrival: Arrival}) {
  return arrival.state === 'loading' ? (
    <LoadingView />
  ) : (
    <LoadErrorView reason={arrival.reason} onRetry={arrival.retry} />
  );
}
