import {symlink} from 'node:fs/promises';
import {connect} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll} from 'vitest';
import {legacydocs} from '../../../../src/serve/hosts/legacydocs.ts';
import {
  type ServerOptions,
  type SiteServer,
  startServer,
} from '../../../../src/serve/http/start-server.ts';
import {writeFiles} from '../../../support/files.ts';
import {sharedFolder} from '../../../support/temp-folder.ts';

/** Text of the long files. */
export const long = 'Some text that repeats. '.repeat(200);

interface Answer {
  readonly status: number;
  /** Headers with lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Serves a folder that has secret files beside it, for all tests in a file. */
export function servedFiles() {
  const parent = sharedFolder();
  let folder = '';
  let server: SiteServer;

  beforeAll(async () => {
    folder = join(parent(), 'site');
    await writeFiles(parent(), {'secret.txt': 'secret', 'site-other/x.txt': 'secret'});
    await writeFiles(folder, {
      'index.html': 'home',
      '404.html': 'nothing here',
      'docs/x/index.html': `<head></head>${long}`,
      'docs/index.html': 'docs',
      'docs/a b%23/index.html': 'odd',
      'assets/long.js': long,
      'assets/digits.png': '0123456789',
      'assets/short.css': 'a{}',
      'assets/module.mjs': '',
      'assets/vector.svg': '',
      'assets/app.webmanifest': '{}',
      'assets/nginx.conf': '',
      '.nojekyll': '',
    });
    await symlink(join(parent(), 'secret.txt'), join(folder, 'link.txt'));
    await symlink(join(parent(), 'site-other'), join(folder, 'linked'));
    server = await start();
  });
  afterAll(() => server.close());

  async function start(options: Partial<ServerOptions> = {}): Promise<SiteServer> {
    return await startServer({
      site: () => ({folder, baseUrl: '/base/'}),
      rules: legacydocs,
      host: '127.0.0.1',
      port: 0,
      ...options,
    });
  }

  /** Sends a request with a literal path, which HTTP clients would normalize. */
  async function raw(
    target: string,
    headers: Readonly<Record<string, string>> = {},
    {method = 'GET', to = server}: {method?: string; to?: SiteServer} = {},
  ): Promise<Answer> {
    const {host, hostname, port} = new URL(to.origin);
    const lines = Object.entries({host, ...headers}).map(([name, value]) => `${name}: ${value}`);
    const request = [`${method} ${target} HTTP/1.1`, ...lines, 'connection: close', '', ''];
    const received = await new Promise<Buffer>((resolve, reject) => {
      const chunks: Buffer[] = [];
      const socket = connect(Number(port), hostname, () => socket.write(request.join('\r\n')));
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('end', () => resolve(Buffer.concat(chunks)));
      socket.on('error', reject);
    });
    return parse(received);
  }

  return {
    parent,
    /** Absolute path of the served folder. */
    folder: () => folder,
    /** Starts another server. */
    start,
    raw,
    text: async (target: string, headers = {}) => {
      const {status, body} = await raw(target, headers);
      return {status, text: body.toString()};
    },
  };
}

function parse(received: Buffer): Answer {
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
    }),
  );
  const rest = received.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? unchunk(rest) : rest;
  return {status: Number(first.split(' ')[1]), headers, body};
}

function unchunk(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n');
  if (end < 0) return Buffer.alloc(0);
  const size = Number.parseInt(bytes.subarray(0, end).toString(), 16);
  if (size === 0) return Buffer.alloc(0);
  const chunk = bytes.subarray(end + 2, end + 2 + size);
  return Buffer.concat([chunk, unchunk(bytes.subarray(end + 4 + size))]);
}
