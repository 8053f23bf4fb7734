import type {DocumentProps} from 'legacydocs';
import {captureOwnerStack} from 'react';
import {renderToPipeableStream} from 'react-dom/server.node';
import {App} from '../App/App.tsx';
import {firstState} from '../client/navigation/types.ts';

/** Stacks of a failure as React formats them, innermost first. */
export interface ComponentStacks {
  /** The components around the failure. */
  readonly components?: string | undefined;
  /** Source locations of the failed element and of those around it. */
  readonly elements?: string | null | undefined;
}

/**
 * Renders a failing page again to find the failing components. Only this code, on the server, needs React's stream
 * renderer.
 */
export function componentStacks({
  site,
  hydration,
  article,
}: DocumentProps): Promise<ComponentStacks> {
  return new Promise((resolve) => {
    const {abort} = renderToPipeableStream(
      <App site={site} {...firstState({...hydration, article})} />,
      {
        onError: (_, {componentStack}) =>
          resolve({components: componentStack, elements: captureOwnerStack?.()}),
        onAllReady: () => resolve({}),
      },
    );
    // React starts in the next turn of the event loop. Components that are suspended after it would never finish.
    setImmediate(() => setImmediate(() => abort()));
  });
}
