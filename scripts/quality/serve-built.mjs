import {createServer} from 'node:http';
import sirv from 'sirv';

/**
 * Serves a built site under its base path, as a host would.
 *
 * @param {string} outDir
 * @param {string} baseUrl Begins and ends with `/`.
 * @param {import('sirv').Options} [options]
 * @returns {Promise<import('node:http').Server>} Listening on a free port.
 */
export function serveBuilt(outDir, baseUrl, options) {
  const files = sirv(outDir, {etag: true, ...options});
  const server = createServer((request, response) => {
    const notFound = () => response.writeHead(404).end();
    if (!request.url?.startsWith(baseUrl)) return notFound();
    request.url = request.url.slice(baseUrl.length - 1);
    files(request, response, notFound);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
