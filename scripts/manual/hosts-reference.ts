import type {HostRules} from '../../src/serve/hosts/host.ts';
import {hosts as allHosts} from '../../src/serve/hosts/hosts.ts';
import {asCode, table} from './blocks.ts';

/** The hosts that `preview` simulates, except the built-in server. */
const hosts = allHosts.filter(({name}) => name !== 'legacydocs');

/** Returns a table of the configuration files in the output that each host reads. */
export function hostTable(): string {
  return table(
    ['`--like`', 'headers from the build', 'redirects from the build'],
    hosts.map(({name, readsHeadersFile, readsRedirectsFile}) => [
      asCode(name),
      readsHeadersFile ? 'sent' : 'not sent',
      readsRedirectsFile ? 'by the server' : 'as pages',
    ]),
  );
}

/**
 * Returns a table of each host's responses to a page's URL with and without a trailing slash.
 *
 * @param file File of the page: `docs/intro.html`.
 */
export function slashTable(file: string): string {
  const path = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  const forms = [path, `${path}/`];
  return table(
    ['`--like`', ...forms.map(asCode)],
    hosts.map((host) => [asCode(host.name), ...forms.map((form) => answerOf(host, form, file))]),
  );
}

function answerOf(host: HostRules, path: string, file: string): string {
  const answer = host.answer(path, {baseUrl: '/', files: {has: (other) => other === file}});
  switch (answer.kind) {
    case 'file':
      return 'the page';
    case 'redirect':
      return `redirect to ${asCode(answer.location)}`;
    case 'none':
      return 'not found';
  }
}
