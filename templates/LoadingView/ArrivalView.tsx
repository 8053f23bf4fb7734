import type {Arrival} from '../client/navigation/types.ts';
import {LoadErrorView} from './LoadErrorView.tsx';
import {LoadingView} from './LoadingView.tsx';

/** A page on its way that has no static HTML to stay with meanwhile. */
export function ArrivalView({arrival}: {readonly arrival: Arrival}) {
  return arrival.state === 'loading' ? (
    <LoadingView />
  ) : (
    <LoadErrorView reason={arrival.reason} onRetry={arrival.retry} />
  );
}
