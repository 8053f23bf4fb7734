import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {HostAnswer, HostRules, Mount} from '../hosts/types.ts';
import {redirectLoop} from './classify.ts';
import type {Answering} from './with-fetch.ts';

/** As many as `fetch` follows (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
const mostRedirects = 20;

/**
 * Answers requests as a host does that holds the files of a folder. No network is needed.
 *
 * @param folder Absolute path.
 */
export function answerFromFolder(folder: string, rules: HostRules, mount: Mount): Answering {
  return async (address) => {
    let url = new URL(address);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = rules.answer(url.pathname, mount);
      if (answer.kind !== 'redirect') return await responseOf(answer, folder);
      url = new URL(answer.location, url);
    }
    throw new TypeError('fetch failed', {cause: new Error(redirectLoop)});
  };
}

async function responseOf(
  answer: Exclude<HostAnswer, {kind: 'redirect'}>,
  folder: string,
): Promise<Response> {
  const {kind, status} = answer;
  if (kind === 'none') return new Response(undefined, {status});
  try {
    const bytes = await readFile(join(folder, answer.outputPath));
    const type = answer.outputPath.endsWith('.html') ? 'text/html' : 'application/octet-stream';
    return new Response(new Uint8Array(bytes), {status, headers: {'content-type': type}});
  } catch {
    return new Response(undefined, {status: 500});
  }
}
