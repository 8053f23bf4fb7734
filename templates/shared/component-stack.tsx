import type {DocumentProps} from 'legacydocs';
import {captureOwnerStack} from 'react';
import {renderToPipeableStream} from 'react-dom/server.node';
import {App} from '../App/App.tsx';
import {firstState} from '../client/navigation/types.ts';

/** Where a page failed: stacks as React writes them, innermost first. */
export interface ComponentStacks {
  /** The components around the failure. */
  readonly components?: string | undefined;
  /** Where the element that failed, and those around it, are written. */
  readonly elements?: string | null | undefined;
}

/**
 * Render a page that is known to fail, to learn in which components. Runs on the server only, and only after a
 * failure: nothing else needs the half of React that renders to streams.
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
    // React begins in the next turn. What waits for something after that would wait for ever.
    setImmediate(() => setImmediate(() => abort()));
  });
}
