import {constants} from 'node:fs';
import {access, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {once} from '../../core/async/concurrency.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {decodePath} from '../../core/urls/href.ts';
import type {HostRules, Mount} from '../../serve/hosts/types.ts';
import type {Answer, Ask} from './ask-linkinator.ts';
import {redirectLoop} from './classify.ts';

/** As many as `fetch` follows (https://fetch.spec.whatwg.org/#http-redirect-fetch). */
const maxRedirects = 20;

/**
 * Answers for addresses as a host does that holds the files of a folder. No network is needed.
 *
 * @param folder Absolute path.
 */
export function askFolder(folder: string, rules: HostRules, mount: Mount): Ask {
  const anchorsOf = once(async (outputPath: string) => {
    const html = await readFile(join(folder, outputPath), 'utf8');
    return extractLinks(html).anchors;
  });

  const answerTo = async (address: string, checkAnchors: boolean): Promise<Answer> => {
    let url = new URL(address);
    const fragment = decodePath(url.hash.slice(1));
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = rules.answer(url.pathname, mount);
      if (answer.kind === 'redirect') {
        url = new URL(answer.location, url);
        continue;
      }
      if (answer.kind === 'none') return answerOf(answer.status);
      const {outputPath, status} = answer;
      try {
        await access(join(folder, outputPath), constants.R_OK);
        const hasAnchors = checkAnchors && fragment !== '' && outputPath.endsWith('.html');
        const lacksAnchor = hasAnchors && !(await anchorsOf(outputPath)).has(fragment);
        return {...answerOf(status), lacksAnchor};
      } catch {
        return answerOf(500);
      }
    }
    return {...answerOf(0), failure: redirectLoop};
  };

  return async (urls, {checkAnchors}) => {
    const answers = new Map<string, Answer>();
    for (const url of urls) answers.set(url, await answerTo(url, checkAnchors));
    return answers;
  };
}

function answerOf(status: number): Answer {
  const isOk = status === 200;
  return {status, isOk, lacksAnchor: false, retryAfter: undefined, failure: undefined};
}
