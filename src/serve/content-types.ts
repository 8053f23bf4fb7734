import {posix} from 'node:path';

const text = (type: string) => ({type: `${type}; charset=utf-8`, compressible: true});
const binary = (type: string) => ({type, compressible: false});

/** By extension: what sites hold, and what old browsers and validators expect it to be called. */
const types: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.svg': text('image/svg+xml'),
  '.txt': text('text/plain'),
  '.conf': text('text/plain'),
  '.md': text('text/markdown'),
  '.csv': text('text/csv'),
  '.wasm': {type: 'application/wasm', compressible: true},
  '.ico': {type: 'image/x-icon', compressible: true},
  '.ttf': {type: 'font/ttf', compressible: true},
  '.otf': {type: 'font/otf', compressible: true},
  '.woff': binary('font/woff'),
  '.woff2': binary('font/woff2'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.mov': binary('video/quicktime'),
  '.mp3': binary('audio/mpeg'),
  '.ogg': binary('audio/ogg'),
  '.wav': binary('audio/wav'),
  '.pdf': binary('application/pdf'),
  '.zip': binary('application/zip'),
};

export interface ContentType {
  /** Value of `Content-Type`. */
  readonly type: string;
  /** Whether compressing it pays. */
  readonly compressible: boolean;
}

/** What a file is, told by its name. */
export function contentType(outputPath: string): ContentType {
  return types[posix.extname(outputPath).toLowerCase()] ?? binary('application/octet-stream');
}
