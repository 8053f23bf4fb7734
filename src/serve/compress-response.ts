import type {IncomingMessage, ServerResponse} from 'node:http';
import compression from 'compression';

/** Typed for Express, but written for Node's own requests. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const middleware = compression({
  // Part of a file: its range is told in bytes of the file as it is.
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
}) as Middleware;

/** From now on, what is sent is compressed where that pays, in the best way that the client takes. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  middleware(request, response, () => undefined);
}
