import type {ServerResponse} from 'node:http';
import type {LiveMessage} from '../../pages/theme/live-types.ts';
import type {SafeRequest} from '../http/start-server.ts';
import type {ChangeMessage} from './dev-site.ts';

type Problems = Extract<LiveMessage, {readonly kind: 'problems'}>;

/** Sends events to open pages. Pages that reconnect receive the events that they missed. */
export interface EventHub {
  /**
   * Opens an event stream. The client specifies its build with `?since=…` or `Last-Event-ID`.
   *
   * @param baseUrl Current base path of the site.
   */
  readonly connect: (request: SafeRequest, baseUrl: string) => void;
  /** Returns the id of the current build. */
  readonly build: () => string;
  /**
   * Sends a page's new article to connected pages only. Pages that connect later receive the article with the next
   * build.
   */
  readonly sendText: (message: Extract<LiveMessage, {readonly kind: 'text'}>) => void;
  /** Announces a new build. */
  readonly sendBuild: (message: ChangeMessage) => void;
  /** Replaces the problems that open pages show. */
  readonly sendProblems: (message: Problems) => void;
  /** Returns the number of connected pages. */
  readonly count: () => number;
}

/** Maximum number of recorded builds. Pages that missed more builds are reloaded. */
const maxHistory = 100;

/** Maximum number of buffered bytes for each event stream. */
const maxUnreadBytes = 1 << 24;

/**
 * Creates a hub without connections.
 *
 * @param name Prefix of build ids, which distinguishes this server from an earlier one.
 */
export function createEventHub(name: string): EventHub {
  const streams = new Set<ServerResponse>();
  const history: {readonly build: string; readonly message: ChangeMessage}[] = [];
  let builds = 0;
  let problems: Problems = {kind: 'problems', problems: [], more: 0};
  const build = (): string => `${name}-${builds}`;

  const write = (stream: ServerResponse, message: LiveMessage): void => {
    stream.write(`id: ${build()}\ndata: ${JSON.stringify(message)}\n\n`);
    // The page has stopped reading. If the page is only slow, it reconnects and receives the missed events.
    if (stream.writableLength > maxUnreadBytes) {
      streams.delete(stream);
      stream.destroy();
    }
  };
  const toAll = (message: LiveMessage): void => {
    for (const stream of streams) write(stream, message);
  };

  /** Combines the messages about all builds after the given one; returns `undefined` if there are none. */
  function missedSince(since: string, baseUrl: string): ChangeMessage | undefined {
    if (since === build()) return undefined;
    const at = history.findIndex((entry) => entry.build === since);
    const missed = history.slice(at).map(({message}) => message);
    if (at < 0 || missed.some(({kind}) => kind === 'reload')) return {kind: 'reload', baseUrl};
    const articles = missed.flatMap((message) =>
      message.kind === 'built' ? message.articles : [],
    );
    return {kind: 'built', articles: [...new Set(articles)]};
  }

  return {
    build,
    count: () => streams.size,
    sendText: toAll,
    sendBuild: (message) => {
      // `build` is the build that the message makes outdated.
      history.push({build: build(), message});
      if (history.length > maxHistory) history.shift();
      builds += 1;
      toAll(message);
    },
    sendProblems: (message) => {
      problems = message;
      toAll(message);
    },
    connect: ({request, response, search}, baseUrl) => {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      if (request.method === 'HEAD') return void response.end();
      const since =
        request.headers['last-event-id']?.toString() ?? new URLSearchParams(search).get('since');
      const missed = missedSince(since ?? '', baseUrl);
      if (missed !== undefined) write(response, missed);
      write(response, problems);
      streams.add(response);
      response.on('close', () => streams.delete(response));
    },
  };
}
