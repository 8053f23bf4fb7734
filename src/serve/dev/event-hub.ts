import type {ServerResponse} from 'node:http';
import type {LiveMessage} from '../../pages/theme/live-types.ts';
import type {SafeRequest} from '../http/start-server.ts';
import type {ChangeMessage} from './dev-site.ts';

type Problems = Extract<LiveMessage, {readonly kind: 'problems'}>;

/** Tells open pages what happens to their site, and pages that come back what they missed. */
export interface EventHub {
  /**
   * Open a stream of events. The client says which build it has: `?since=…`, or `Last-Event-ID`.
   *
   * @param baseUrl Where the site is now.
   */
  readonly connect: (request: SafeRequest, baseUrl: string) => void;
  /** Name of the build that pages get now. */
  readonly build: () => string;
  /** Only for those who listen now: the next build brings it to the others. */
  readonly tell: (message: Extract<LiveMessage, {readonly kind: 'text'}>) => void;
  /** There is a new build. */
  readonly announce: (message: ChangeMessage) => void;
  /** What is wrong from now on. */
  readonly complain: (message: Problems) => void;
  /** How many pages listen. */
  readonly count: () => number;
}

/** Pages that missed more builds than these load anew. */
const remembered = 100;

/** Bytes that wait for one page. */
const mostUnread = 1 << 24;

/** @param name Tells this server from one that ran before. */
export function createEventHub(name: string): EventHub {
  const streams = new Set<ServerResponse>();
  const history: {readonly build: string; readonly message: ChangeMessage}[] = [];
  let builds = 0;
  let problems: Problems = {kind: 'problems', problems: [], more: 0};
  const build = (): string => `${name}-${builds}`;

  const write = (stream: ServerResponse, message: LiveMessage): void => {
    stream.write(`id: ${build()}\ndata: ${JSON.stringify(message)}\n\n`);
    // It has long stopped reading. A page that is only slow comes back, and hears what it missed.
    if (stream.writableLength > mostUnread) {
      streams.delete(stream);
      stream.destroy();
    }
  };
  const toAll = (message: LiveMessage): void => {
    for (const stream of streams) write(stream, message);
  };

  /** What happened after a build; `undefined`: nothing. */
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
    tell: toAll,
    announce: (message) => {
      // Under the name of the build that it makes old.
      history.push({build: build(), message});
      if (history.length > remembered) history.shift();
      builds += 1;
      toAll(message);
    },
    complain: (message) => {
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
