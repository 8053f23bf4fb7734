import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {createEventHub, type EventHub} from '../../../../src/serve/dev/event-hub.ts';

let hub: EventHub;
let server: Server;
let url = '';
const readers: ReadableStreamDefaultReader<string>[] = [];

beforeEach(async () => {
  hub = createEventHub('now');
  server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    hub.connect({request, response, pathname, search}, '/moved/');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  url = `http://127.0.0.1:${address.port}/base/__legacydocs/events`;
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.cancel()));
  server.close();
});

interface Stream {
  /** Returns the next message with its id. */
  readonly next: () => Promise<{readonly id: string; readonly message: unknown}>;
  readonly cancel: () => Promise<void>;
}

async function listen(since: string, headers: Record<string, string> = {}): Promise<Stream> {
  const {body} = await fetch(`${url}?since=${since}`, {headers});
  if (body === null) throw new Error('There is no stream.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  readers.push(reader);
  let text = '';
  return {
    next: async () => {
      while (!text.includes('\n\n')) text += (await reader.read()).value ?? '';
      const end = text.indexOf('\n\n');
      const [id = '', data = ''] = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      return {id: id.slice('id: '.length), message: JSON.parse(data.slice('data: '.length))};
    },
    cancel: async () => await reader.cancel(),
  };
}

const fine = {kind: 'problems', problems: [], more: 0} as const;

it('first sends the problems to clients that have missed nothing', async () => {
  const stream = await listen(hub.build());
  expect(await stream.next()).toEqual({id: 'now-0', message: fine});
  hub.sendBuild({kind: 'built', articles: ['/a']});
  expect(await stream.next()).toEqual({id: 'now-1', message: {kind: 'built', articles: ['/a']}});
});

it('sends missed builds as one message', async () => {
  const since = hub.build();
  hub.sendBuild({kind: 'built', articles: ['/a', '/b']});
  hub.sendBuild({kind: 'built', articles: ['/b', '/c']});
  const stream = await listen(since);
  expect(await stream.next()).toEqual({
    id: 'now-2',
    message: {kind: 'built', articles: ['/a', '/b', '/c']},
  });
  const again = await listen('unknown', {'last-event-id': 'now-1'});
  expect((await again.next()).message).toEqual({kind: 'built', articles: ['/b', '/c']});
});

it('reloads clients that missed a reload, or come from another server', async () => {
  const since = hub.build();
  hub.sendBuild({kind: 'reload', baseUrl: '/moved/'});
  hub.sendBuild({kind: 'built', articles: []});
  expect((await (await listen(since)).next()).message).toEqual({
    kind: 'reload',
    baseUrl: '/moved/',
  });
  for (const unknown of ['before-1', '', 'now-99']) {
    expect((await (await listen(unknown)).next()).message).toEqual({
      kind: 'reload',
      baseUrl: '/moved/',
    });
  }
});

it('reloads clients that missed more than a hundred builds', async () => {
  const first = hub.build();
  hub.sendBuild({kind: 'built', articles: ['/first']});
  const second = hub.build();
  for (let build = 0; build < 100; build++) hub.sendBuild({kind: 'built', articles: ['/a']});
  expect((await (await listen(first)).next()).message).toEqual({
    kind: 'reload',
    baseUrl: '/moved/',
  });
  expect((await (await listen(second)).next()).message).toEqual({kind: 'built', articles: ['/a']});
});

it('removes disconnected clients', async () => {
  const stream = await listen(hub.build());
  await stream.next();
  expect(hub.count()).toBe(1);
  await stream.cancel();
  await expect.poll(() => hub.count()).toBe(0);
});

it('responds to HEAD without opening a stream', async () => {
  const {status, headers} = await fetch(url, {method: 'HEAD'});
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(hub.count()).toBe(0);
});

it('disconnects clients that have stopped reading', async () => {
  await listen(hub.build());
  expect(hub.count()).toBe(1);
  const html = 'x'.repeat(1 << 22);
  await expect
    .poll(() => {
      hub.sendText({kind: 'text', path: '/', html, toc: []});
      return hub.count();
    })
    .toBe(0);
});
