import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {checkExternalUrls, type ExternalOptions} from '../../../../src/tools/check/check-urls.ts';
import {type Requester, requestWithLinkinator} from '../../../../src/tools/check/linkinator.ts';

let server: Server;
let origin: string;
let asked: string[] = [];
let waits: number[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const {status, headers} = answer(request);
    // Status 0 stands for a request without a response.
    if (status !== 0) response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  waits = [];
});

function answer({method, url = ''}: IncomingMessage): {
  status: number;
  headers?: Record<string, string>;
} {
  const isFirst = asked.filter((request) => request === `${method} ${url}`).length === 1;
  switch (url) {
    case '/moved':
      return {status: 301, headers: {location: '/ok'}};
    case '/around':
      return {status: 302, headers: {location: '/around'}};
    case '/head-405':
      return {status: method === 'HEAD' ? 405 : 200};
    case '/head-403':
      return {status: method === 'HEAD' ? 403 : 200};
    case '/busy':
      return isFirst ? {status: 429, headers: {'retry-after': '7'}} : {status: 200};
    case '/busy-until':
      return isFirst
        ? {status: 503, headers: {'retry-after': new Date(30_000).toUTCString()}}
        : {status: 200};
    case '/busy-for-hours':
      return {status: 429, headers: {'retry-after': '3600'}};
    case '/flaky':
      return {status: isFirst ? 500 : 200};
    case '/slow':
      return {status: 0};
    default:
      return {status: Number(url.slice(1)) || 200};
  }
}

const options: ExternalOptions = {
  concurrency: 4,
  retries: 2,
  timeout: 10_000,
  request: requestWithLinkinator,
  wait: async (ms) => {
    waits.push(ms);
  },
  now: () => 0,
};

async function externalResult(
  path: string,
  changes: Partial<ExternalOptions> = {},
): Promise<string> {
  const url = path.startsWith('/') ? origin + path : path;
  const result = (await checkExternalUrls([url], {...options, ...changes})).get(url);
  return result?.state === 'ok' ? 'ok' : `${result?.state}: ${result?.reason}`;
}

describe('the result on another site', () => {
  it.each([
    ['/ok', 'ok'],
    ['/moved', 'ok'],
    ['/head-405', 'ok'],
    ['/head-403', 'ok'],
    ['/404', 'broken: the server responded with 404'],
    ['/410', 'broken: the server responded with 410'],
    ['/401', 'unknown: the server responded with 401'],
    ['/403', 'unknown: the server responded with 403'],
    ['/999', 'unknown: the server responded with 999'],
    ['/500', 'unknown: the server responded with 500'],
    ['/around', 'broken: its redirects never end'],
  ])('for %s is %s', async (path, result) => {
    expect(await externalResult(path)).toBe(result);
  });

  it('sends HEAD first, and reads no page that responds to it', async () => {
    await externalResult('/ok');
    expect(asked).toEqual(['HEAD /ok']);
  });

  it('is unknown after a time-out', async () => {
    expect(await externalResult('/slow', {timeout: 100, retries: 0})).toBe(
      'unknown: no response in time',
    );
  });

  it('is unknown if the connection is refused', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const {port} = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    expect(await externalResult(`http://127.0.0.1:${port}/`)).toBe(
      'unknown: no response (ECONNREFUSED)',
    );
  });
});

describe('retries', () => {
  it('wait for `Retry-After`, in seconds', async () => {
    expect(await externalResult('/busy')).toBe('ok');
    expect(waits).toEqual([7000]);
  });

  it('wait until the date in `Retry-After`', async () => {
    expect(await externalResult('/busy-until')).toBe('ok');
    expect(waits).toEqual([30_000]);
  });

  it('do not wait for hours', async () => {
    expect(await externalResult('/busy-for-hours')).toBe('unknown: the server responded with 429');
    expect(waits).toEqual([]);
  });

  it('wait twice as long each time, and end after the limit', async () => {
    expect(await externalResult('/flaky')).toBe('ok');
    expect(await externalResult('/500')).toBe('unknown: the server responded with 500');
    expect(waits).toEqual([1000, 1000, 2000]);
  });

  it('do not repeat definite responses', async () => {
    await externalResult('/404');
    await externalResult('/around');
    expect(waits).toEqual([]);
  });
});

describe('an unknown host name', () => {
  const answers =
    (failure: string): Requester =>
    async (urls) =>
      new Map(
        urls.map((url) => [
          url,
          url.includes('nowhere')
            ? {status: 0, isOk: false, lacksAnchor: false, retryAfter: undefined, failure}
            : {
                status: 200,
                isOk: true,
                lacksAnchor: false,
                retryAfter: undefined,
                failure: undefined,
              },
        ]),
      );
  const nowhere = 'https://nowhere.example/';

  it('is broken if other hosts respond', async () => {
    const request = answers('ENOTFOUND');
    const results = await checkExternalUrls([nowhere, 'https://there.example/'], {
      ...options,
      request,
    });
    expect(results.get(nowhere)).toEqual({
      state: 'broken',
      reason: 'unknown host',
    });
  });

  it('is unknown if no host responds: the network may be missing', async () => {
    expect(await externalResult(nowhere, {request: answers('ENOTFOUND')})).toBe(
      'unknown: no response (ENOTFOUND)',
    );
  });
});

describe('rate limits', () => {
  it('limit the concurrent requests to one host, and no more hosts at once than allowed', async () => {
    let underWay = 0;
    let most = 0;
    const batches: number[] = [];
    const request: Requester = async (urls, settings) => {
      batches.push(urls.length);
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return await requestNothing(urls, settings);
    };
    const hosts = ['a', 'b', 'c'].flatMap((name) =>
      Array.from({length: 5}, (_, index) => `https://${name}.example/${index}`),
    );
    await checkExternalUrls(hosts, {...options, concurrency: 2, request});
    expect(most).toBe(2);
    expect(batches.sort()).toEqual([1, 1, 1, 4, 4, 4]);
  });
});

const requestNothing: Requester = async (urls) =>
  new Map(
    urls.map((url) => [
      url,
      {status: 200, isOk: true, lacksAnchor: false, retryAfter: undefined, failure: undefined},
    ]),
  );
