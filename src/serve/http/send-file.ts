import {fstatSync, type ReadStream, type Stats} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';
import {linkableStamp} from '../../core/files/file-stamp.ts';

/** A file on its way to a client. */
export interface FileAnswer {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Relative to the folder, decoded. */
  readonly outputPath: string;
  readonly status: 200 | 404;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Changes the text of an HTML file. */
  readonly transform?: ((html: string) => string) | undefined;
}

/** What `send` reports. */
interface SendError extends Error {
  readonly status: number;
  /** For the answer that says so. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Send a file: nothing when the client has it already, a part of it when that is asked for. A page that is changed
 * on its way out is sent whole each time.
 *
 * @throws {Error} When the file cannot be read. Unless a part of it is on its way, `response` is as it was.
 */
export async function sendFile(
  {folder, outputPath, status, headers, transform}: FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page =
    transform !== undefined && outputPath.endsWith('.html')
      ? transform(await readFile(join(folder, outputPath), 'utf8'))
      : undefined;
  response.statusCode = status;
  const usual = {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    // `compression` leaves it out of answers without a body.
    vary: 'Accept-Encoding',
  };
  response.setHeaders(new Map(Object.entries({...usual, ...headers})));
  if (page === undefined) await sendAsIs(folder, outputPath, request, response);
  else sendPage(page, response);
}

function sendPage(html: string, response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(html));
  response.end(html);
}

async function sendAsIs(
  folder: string,
  outputPath: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = send(request, encodeURIComponent(outputPath), {
    root: folder,
    dotfiles: 'allow',
    acceptRanges: response.statusCode === 200,
  });
  let announced: string | undefined;
  file.on('file', (_path: string, stats: Stats) => {
    announced = linkableStamp(stats);
  });
  file.on('stream', (stream: ReadStream) => {
    stream.once('open', (opened: number) => {
      // A build has swapped the folder in between: length and ETag are those of another file.
      if (linkableStamp(fstatSync(opened)) !== announced)
        stream.destroy(new Error('The file is another.'));
    });
  });
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    file.on('error', (error: SendError) => {
      if (response.headersSent) return reject(error);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      // The client's conditions fail: the file is fine.
      if (error.status !== 412 && error.status !== 416) return reject(error);
      response.writeHead(error.status, error.headers).end();
    });
    file.pipe(response);
  });
}
