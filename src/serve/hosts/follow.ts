import type {HostRules, Mount} from './types.ts';

/** Browsers give up after 20; a path that needs more than a few is wrong. */
const mostRedirects = 10;

/**
 * Follow a path on a host, through its redirects.
 *
 * @returns What is wrong, as part of a sentence; `undefined` when it leads to a file, or away from the host.
 */
export function followOnHost(pathname: string, host: HostRules, mount: Mount): string | undefined {
  let path = pathname;
  for (let steps = 0; steps <= mostRedirects; steps += 1) {
    const answer = host.answer(path, mount);
    if (answer.kind !== 'redirect') return answer.status === 200 ? undefined : 'not found';
    const origin = 'http://host.invalid';
    const target = new URL(answer.location, origin);
    if (target.origin !== origin) return undefined;
    path = target.pathname;
  }
  return 'too many redirects';
}
