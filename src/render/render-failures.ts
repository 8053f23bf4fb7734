import type {Diagnostic} from '../diagnostics/types.ts';
import type {Route} from '../routes/types.ts';
import {sourcePathOf} from './article.ts';

/** A page whose component threw. */
export interface RenderFailure {
  readonly route: Route;
  readonly error: unknown;
}

/**
 * What to say of pages that could not be rendered (row ERR-09). The same error on several pages comes from a
 * component that they share, so it is told once.
 */
export function describeFailures(failures: readonly RenderFailure[]): Diagnostic[] {
  const routes = new Map<string, Route[]>();
  for (const {route, error} of failures) {
    const message = error instanceof Error ? error.message : String(error);
    routes.set(message, [...(routes.get(message) ?? []), route]);
  }
  return [...routes].map(([message, affected]) => describe(message, affected));
}

function describe(message: string, [first, ...others]: readonly Route[]): Diagnostic {
  const pages =
    others.length === 0
      ? `The page \`${first?.path}\``
      : `\`${first?.path}\` and ${others.length} other ${others.length === 1 ? 'page' : 'pages'}`;
  return {
    severity: 'error',
    code: 'render-failed',
    message: `${pages} could not be rendered: ${message}`,
    file: first === undefined || others.length > 0 ? undefined : sourcePathOf(first),
    consequence:
      others.length === 0 ? 'The page would be missing.' : 'These pages would be missing.',
    hint: hint(message),
  };
}

function hint(message: string): string {
  const missing =
    /^(window|document|navigator|location|localStorage|sessionStorage) is not defined/.exec(
      message,
    );
  return missing === null
    ? 'Mend the component that throws.'
    : `\`${missing[1]}\` exists in the browser only: use it in an effect or an event handler.`;
}
