import {fstatSync, type ReadStream, type Stats} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join} from 'node:path';
import send from 'send';
import {linkableStamp} from '../../core/files/file-stamp.ts';

/** A file to send. */
export interface FileAnswer {
  /** Absolute path of the output folder. */
  readonly folder: string;
  /** Path relative to the folder, decoded. */
  readonly outputPath: string;
  readonly status: 200 | 404;
  /** Headers with lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Transforms the contents of an HTML file. */
  readonly transform?: ((html: string) => string) | undefined;
}

/** Error reported by `send`. */
interface SendError extends Error {
  readonly status: number;
  /** Headers of the error response. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a file, with support for conditional and range requests. A transformed page is always sent in full.
 *
 * @throws {Error} If the file cannot be read. Unless sending has begun, `response` then has no headers and can be used
 * for another attempt.
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
    // `compression` does not add the header to responses without a body.
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
      // If a build has replaced the file in the meantime, the announced length and ETag are wrong.
      if (linkableStamp(fstatSync(opened)) !== announced)
        stream.destroy(new Error('The file was replaced.'));
    });
  });
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    const fail = (error: SendError): void => {
      // The listener is removed, because the caller can retry with the same response.
      response.off('close', resolve);
      reject(error);
    };
    file.on('error', (error: SendError) => {
      if (response.headersSent) return fail(error);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      // A failed precondition or an invalid range is not a file error.
      if (error.status !== 412 && error.status !== 416) return fail(error);
      response.writeHead(error.status, error.headers).end();
    });
    file.pipe(response);
  });
}
