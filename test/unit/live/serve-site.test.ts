import {existsSync} from 'node:fs';
import {rename} from 'node:fs/promises';
import {expect, it, onTestFinished} from 'vitest';
import {buildSession} from '../../../src/build/session.ts';
import {editedSite} from '../../support/edited-site.ts';
import {tempFolder} from '../../support/temp-folder.ts';

it('waits for a site folder that was moved away, without making it anew', {
  timeout: 90_000,
}, async () => {
  const site = await editedSite({}, await tempFolder());
  onTestFinished(site.close);
  const codes = () => site.events.at(-1)?.result.diagnostics.map(({code}) => code);
  await rename(site.folder, `${site.folder}.away`);
  await expect.poll(codes, {timeout: 20_000}).toEqual(['site-folder-missing']);
  expect(existsSync(site.folder)).toBe(false);
  await rename(`${site.folder}.away`, site.folder);
  await expect.poll(codes, {timeout: 20_000}).toEqual([]);
  await site.write({'content/pages/index.md': '# Home\n\nAfterwards.\n'});
  await expect
    .poll(async () => await (await fetch(site.url)).text(), {timeout: 20_000})
    .toContain('Afterwards.');
});

it('tells the events of a base that the site had before where it is now', async () => {
  const site = await editedSite({}, await tempFolder());
  onTestFinished(site.close);
  const {origin} = new URL(site.url);
  const {body} = await fetch(`${origin}/older/__legacydocs/events?since=older`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('{"kind":"reload","baseUrl":"/base/"}');
  await reader?.cancel();
});

it('tells of what a good build wrote, although another page broke before that could be told', async () => {
  const session = buildSession();
  let onWritten: (() => Promise<void>) | undefined;
  const build: typeof session.build = async (options) => {
    const result = await session.build(options);
    await onWritten?.();
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
  // The server ends it.
  stream?.catch(() => undefined);
  await site.remove('content/pages/a.md');
  await expect.poll(() => told).toContain('{"kind":"built","articles":[]}');
  onWritten = async () => {
    onWritten = undefined;
    await site.write({'content/pages/b.md': '# B\n\n[bad](/nowhere)\n'});
  };
  await site.write({'content/pages/a.md': '# A\n'});
  await expect.poll(() => told).toContain('leads to no page');
  expect(told).toContain('{"kind":"built","articles":["/a"]}');
});
