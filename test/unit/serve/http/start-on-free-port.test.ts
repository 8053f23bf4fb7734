import {expect, it} from 'vitest';
import {legacydocs} from '../../../../src/serve/hosts/legacydocs.ts';
import {freePorts, startOnFreePort} from '../../../../src/serve/http/start-on-free-port.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

async function options(host = '127.0.0.1') {
  const folder = await tempFolder();
  return {site: () => ({folder, baseUrl: '/'}), rules: legacydocs, host};
}

it('uses the next free port', async () => {
  const first = await startOnFreePort({first: 0, tries: 1}, await options());
  const port = Number(new URL(first.origin).port);
  const next = await startOnFreePort({first: port, tries: 20}, await options());
  expect(Number(new URL(next.origin).port)).toBeGreaterThan(port);
  const taken = {
    diagnostics: [
      {
        code: 'server-failed',
        message: `Port \`${port}\` on \`127.0.0.1\` is in use by another program.`,
        hint: expect.stringContaining('`--port`'),
      },
    ],
  };
  const only = {first: port, tries: 1};
  await expect(startOnFreePort(only, await options())).rejects.toMatchObject(taken);
  await expect(freePorts(only, '127.0.0.1')).rejects.toMatchObject(taken);
  expect((await freePorts({first: port, tries: 20}, '127.0.0.1')).first).toBeGreaterThan(port);
  await Promise.all([first.close(), next.close()]);
});

it('reports why it cannot listen on an address of another machine', async () => {
  const elsewhere = startOnFreePort({first: 0, tries: 1}, await options('192.0.2.1'));
  await expect(elsewhere).rejects.toMatchObject({
    diagnostics: [{message: expect.stringContaining('Cannot listen on `192.0.2.1`')}],
  });
});
