import type {SafeRequest} from '../serve/types.ts';
import type {EventHub} from './event-hub.ts';
import {liveFolder, waitingPage} from './live-pages.ts';
import type {SiteState} from './site-state.ts';

export interface LiveParts {
  /** What `live.js` holds. */
  readonly script: string;
  readonly hub: EventHub;
  readonly state: SiteState;
}

/** Answers what no file answers: the script of open pages, their events, and a site that was never built. */
export function liveRequests({script, hub, state}: LiveParts): (safe: SafeRequest) => boolean {
  return (safe) => {
    const own = state.baseUrl() + liveFolder;
    if (safe.pathname === `${own}live.js`) sendScript(safe, script);
    // Below another base it is a page from before the site moved: it hears where to.
    else if (safe.pathname.endsWith(`/${liveFolder}events`)) connect(safe);
    else if (!state.isBuilt()) sendWaitingPage(safe);
    else return false;
    return true;
  };

  function connect(safe: SafeRequest): void {
    hub.connect(safe, state.baseUrl());
    if (safe.request.method === 'HEAD') return;
    // The page that is open will be edited: a look now loads what colours its code.
    const source = state.sourceOf(new URLSearchParams(safe.search).get('page') ?? '');
    if (source) void state.look(source).catch(() => undefined);
  }

  function sendWaitingPage({response}: SafeRequest): void {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(waitingPage({baseUrl: state.baseUrl(), build: hub.build()}));
  }
}

function sendScript({response}: SafeRequest, script: string): void {
  const type = 'text/javascript; charset=utf-8';
  response.writeHead(200, {'content-type': type, 'cache-control': 'no-cache'});
  response.end(script);
}
