import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {rename} from 'node:fs/promises';
import {createServer} from 'node:net';
import {describe, expect, it, onTestFinished} from 'vitest';
import {buildSession} from '../../../../src/pipeline/session.ts';
import {serveSite} from '../../../../src/serve/dev/serve-site.ts';
import {editedSite} from '../../../support/edited-site.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

it('waits for a site folder that was moved away, without creating it', async () => {
  const site = await editedSite({}, await tempFolder());
  onTestFinished(site.close);
  const codes = () => site.events.at(-1)?.result.diagnostics.map(({code}) => code);
  await rename(site.folder, `${site.folder}.away`);
  await expect.poll(codes).toEqual(['site-folder-missing']);
  expect(existsSync(site.folder)).toBe(false);
  await rename(`${site.folder}.away`, site.folder);
  await expect.poll(codes).toEqual([]);
  await site.write({'content/pages/index.md': '# Home\n\nAfterwards.\n'});
  await expect.poll(async () => await (await fetch(site.url)).text()).toContain('Afterwards.');
});

it('CLI-07 reports that a port is in use before it builds', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  const first = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const built: unknown[] = [];
  const session = buildSession();
  const serving = serveSite(
    {
      siteFolder: await tempFolder(),
      host: '127.0.0.1',
      ports: {first, tries: 1},
      allowedHosts: [],
      drafts: false,
      onBuilt: (event) => built.push(event),
      onProgress: () => undefined,
      onWatchLimit: () => undefined,
    },
    session,
  );
  await expect(serving).rejects.toThrow(
    `Port \`${first}\` on \`127.0.0.1\` is in use by another program.`,
  );
  expect(built).toEqual([]);
});

it('redirects the events of an earlier base path to the current one', async () => {
  const site = await editedSite({}, await tempFolder());
  onTestFinished(site.close);
  const {origin} = new URL(site.url);
  const {body} = await fetch(`${origin}/older/__legacydocs/events?since=older`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('{"kind":"reload","baseUrl":"/base/"}');
  await reader?.cancel();
});

describe('a good build that is outdated before it is announced', () => {
  it('is announced with the bad one after it', async () => {
    const {site, told, afterNextBuild} = await heardSite();
    await site.remove('content/pages/a.md');
    await expect.poll(told).toContain('{"kind":"built","articles":[]}');
    afterNextBuild(() => site.write({'content/pages/b.md': '# B\n\n[bad](/nowhere)\n'}));
    await site.write({'content/pages/a.md': '# A\n'});
    await expect.poll(told).toContain('leads to a missing page');
    expect(told()).toContain('{"kind":"built","articles":["/a"]}');
  });

  it('does not remove a newer text, which cannot be built, from open pages', async () => {
    const {site, told, afterNextBuild} = await heardSite();
    const text = '{"kind":"text","path":"/a"';
    afterNextBuild(async () => {
      await site.write({'content/pages/a.md': '# A\n\n[bad](/nowhere)\n'});
      await expect.poll(told).toContain(text);
    });
    // Changes two files at once, because such changes are not previewed.
    await site.write({'content/pages/a.md': '# A\n\nNew.\n', 'content/pages/c.md': '# C\n'});
    await expect.poll(told).toContain('leads to a missing page');
    const [before, after] = told().split('"kind":"built"');
    expect([before?.includes(text), after?.includes(text)]).toEqual([true, true]);
  });
});

/** Serves a site and records the messages to open pages. */
async function heardSite() {
  const session = buildSession();
  let next: (() => Promise<void>) | undefined;
  const build: typeof session.build = async (options) => {
    const result = await session.build(options);
    const work = next;
    next = undefined;
    await work?.();
    return result;
  };
  const pages = {'content/pages/a.md': '# A\n', 'content/pages/b.md': '# B\n'};
  const site = await editedSite(pages, await tempFolder(), {}, {...session, build});
  onTestFinished(site.close);
  const {body} = await fetch(`${site.url}__legacydocs/events?since=`);
  let told = '';
  const write = (text: string): void => {
    told += text;
  };
  const stream = body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({write}));
  // The stream fails when the server closes the connection.
  stream?.catch(() => undefined);
  return {
    site,
    told: () => told,
    /** Registers work that runs after the next build, before the build is announced. */
    afterNextBuild: (work: () => Promise<void>) => {
      next = work;
    },
  };
}
