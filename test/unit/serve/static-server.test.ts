import {request} from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type StaticServer, startStaticServer} from '../../../src/serve/static-server.ts';
import {writeFiles} from '../../support/files.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const folder = sharedFolder();
let server: StaticServer;

beforeAll(async () => {
  await writeFiles(folder(), {
    'index.html': 'home',
    '404.html': 'nothing here',
    'docs/x/index.html': 'x',
    'docs/index.html': 'docs',
  });
  server = await startStaticServer({folder: folder(), baseUrl: '/base/', port: 0});
});
afterAll(() => server.close());

/** Status, target of a redirect, and text. */
async function get(path: string): Promise<{status: number; location?: string; text: string}> {
  return await new Promise((resolve, reject) => {
    request(new URL(path, server.url), (response) => {
      const {statusCode = 0, headers} = response;
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: statusCode,
          text,
          ...(headers.location !== undefined && {location: headers.location}),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the static server', () => {
  it('serves pages at their clean addresses, with and without a slash', async () => {
    expect(await get('/base/')).toEqual({status: 200, text: 'home'});
    expect(await get('/base/docs/x')).toEqual({status: 200, text: 'x'});
    expect(await get('/base/docs/x/')).toEqual({status: 200, text: 'x'});
  });

  it.each([
    ['/', '/base/'],
    ['/base', '/base/'],
    ['/base/docs/x.html?a=1', '/base/docs/x?a=1'],
    ['/base/docs/index.html', '/base/docs/'],
  ])('CLI-04 sends %s to %s, the base kept', async (from, to) => {
    expect(await get(from)).toMatchObject({status: 302, location: to});
  });

  it('ROUTE-04 answers anything else with the not-found page', async () => {
    expect(await get('/base/nope')).toEqual({status: 404, text: 'nothing here'});
    expect(await get('/elsewhere')).toEqual({status: 404, text: 'nothing here'});
  });
});
