import {hostRules} from '../../src/hosts/host-rules.ts';
import {asCode, table} from './blocks.ts';

/** Which files of the output the hosts obey that `preview` knows. */
export function hostTable(): string {
  const hosts = Object.values(hostRules).filter(({name}) => name !== 'legacydocs');
  return table(
    ['`--like`', 'headers of the build', 'redirects of the build'],
    hosts.map(({name, readsHeadersFile, readsRedirectsFile}) => [
      asCode(name),
      readsHeadersFile ? 'sent' : 'not sent',
      readsRedirectsFile ? 'by the server' : 'by pages',
    ]),
  );
}
