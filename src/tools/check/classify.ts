import type {Answer} from './ask-linkinator.ts';
import type {Verdict} from './types.ts';

/** The code of a name that does not exist, as Node reports it. */
export const noSuchHost = 'ENOTFOUND';
/** What `fetch` says when redirects do not end. */
export const redirectLoop = 'redirect count exceeded';

/**
 * What an answer means. Only what is certain is broken: many servers refuse programs, and networks fail.
 *
 * @param isOwn What could not be judged of the site itself is broken: nobody else will find out.
 */
export function classify(
  {status, isOk, failure}: Answer,
  {isOwn}: {readonly isOwn: boolean},
): Verdict {
  if (isOk) return {state: 'ok'};
  if (failure === redirectLoop) return {state: 'broken', reason: 'its redirects never end'};
  if (status === 0) {
    const reason = failure === 'timeout' ? 'no answer in time' : `no answer (${failure ?? 'none'})`;
    return {state: isOwn ? 'broken' : 'unknown', reason};
  }
  const isBroken = isOwn || status === 404 || status === 410;
  return {state: isBroken ? 'broken' : 'unknown', reason: `the server says ${status}`};
}
