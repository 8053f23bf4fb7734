import type {Answer} from './ask-linkinator.ts';
import type {Verdict} from './types.ts';

/** The code of a name that does not exist, as Node reports it. */
export const noSuchHost = 'ENOTFOUND';

/**
 * What an answer means. Only what is certain is broken: many servers refuse programs, and networks fail.
 *
 * @param isOwn Of the site's own host, failures count.
 */
export function classify(
  {status, isOk, failure}: Answer,
  {isOwn}: {readonly isOwn: boolean},
): Verdict {
  if (isOk) return {state: 'ok'};
  if (status === 0) {
    const reason = failure === 'timeout' ? 'no answer in time' : `no answer (${failure ?? 'none'})`;
    return {state: 'unknown', reason};
  }
  const isBroken = status === 404 || status === 410 || (isOwn && status >= 500);
  return {state: isBroken ? 'broken' : 'unknown', reason: `the server says ${status}`};
}
