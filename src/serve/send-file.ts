import {createHash} from 'node:crypto';
import {createReadStream} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';
import {Readable} from 'node:stream';
import {pipeline} from 'node:stream/promises';
import {constants, createBrotliCompress, createGzip} from 'node:zlib';
import {chooseEncoding, type Encoding} from './accept-encoding.ts';
import {type ByteRange, byteRange} from './byte-range.ts';
import {contentType} from './content-types.ts';

/** A file on its way to a client. */
export interface FileAnswer {
  /** Absolute path. */
  readonly file: string;
  readonly status: 200 | 404;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Changes the text of an HTML file. */
  readonly transform?: ((html: string) => string) | undefined;
}

/** What is sent, whichever part of it and however packed. */
interface Content {
  readonly size: number;
  readonly etag: string;
  readonly read: (range?: ByteRange) => Readable;
}

/** Smaller texts fit into one packet anyway. Bytes. */
const worthCompressing = 1_000;

/**
 * Send a file with its type and `ETag`: nothing when the client has it already, a part of it when that is asked
 * for, compressed when that pays.
 *
 * @throws {NodeJS.ErrnoException} When the file cannot be opened; nothing was sent then.
 */
export async function sendFile(
  {file, status, headers, transform}: FileAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const {type, compressible} = contentType(file);
  const isPage = type.startsWith('text/html') && transform !== undefined;
  const content = isPage ? await changedText(file, transform) : await fileContent(file);
  const {size, etag} = content;
  const common: OutgoingHttpHeaders = {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headers,
    etag,
    ...(compressible && {vary: 'Accept-Encoding'}),
  };
  if (status === 200 && knows(request, etag)) {
    response.writeHead(304, common).end();
    return;
  }
  // `If-Range` needs a strong validator, which these are not: it always gets the whole.
  const asked = request.headers['if-range'] === undefined ? request.headers.range : undefined;
  const range = status === 200 ? byteRange(asked, size) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, {'content-range': `bytes */${size}`}).end();
    return;
  }
  const encoding =
    compressible && range === undefined && size >= worthCompressing
      ? chooseEncoding(request.headers['accept-encoding']?.toString())
      : undefined;
  response.writeHead(range === undefined ? status : 206, {
    ...common,
    'content-type': type,
    'accept-ranges': 'bytes',
    ...(range !== undefined && {'content-range': `bytes ${range.start}-${range.end}/${size}`}),
    ...(encoding === undefined
      ? {'content-length': range === undefined ? size : range.end - range.start + 1}
      : {'content-encoding': encoding}),
  });
  if (request.method === 'HEAD') response.end();
  else await send(content.read(range), encoding, response);
}

async function send(
  body: Readable,
  encoding: Encoding | undefined,
  response: ServerResponse,
): Promise<void> {
  try {
    if (encoding === undefined) await pipeline(body, response);
    else await pipeline(body, compressor(encoding), response);
  } catch {
    // The client went away, or the disk failed half-way: an answer cut short says so itself.
    response.destroy();
  }
}

function compressor(encoding: Encoding) {
  // Level 5 takes a tenth of the time of the default and gives nearly the same size.
  const quality = {[constants.BROTLI_PARAM_QUALITY]: 5};
  return encoding === 'br' ? createBrotliCompress({params: quality}) : createGzip();
}

async function fileContent(file: string): Promise<Content> {
  const {size, mtimeNs, ino} = await stat(file, {bigint: true});
  return {
    size: Number(size),
    etag: `W/"${[size, mtimeNs, ino].map((part) => part.toString(36)).join('-')}"`,
    read: (range) => createReadStream(file, range),
  };
}

async function changedText(file: string, transform: (html: string) => string): Promise<Content> {
  const bytes = Buffer.from(transform(await readFile(file, 'utf8')));
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return {
    size: bytes.length,
    etag: `W/"${hash.slice(0, 27)}"`,
    read: (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
  };
}

/** RFC 9110, 13.1.2. */
function knows({headers}: IncomingMessage, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined) return false;
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((tag) => weak(tag) === weak(etag));
}
