import type {BuildSession} from '../../pipeline/session.ts';
import type {SafeRequest} from '../http/types.ts';
import type {EventHub} from './event-hub.ts';
import {liveFolder, waitingPage} from './live-pages.ts';
import type {LiveSite} from './live-site.ts';

export interface LiveParts {
  /** What `live.js` holds. */
  readonly script: string;
  readonly hub: EventHub;
  readonly site: LiveSite;
  readonly session: BuildSession;
}

/** Answers what no file answers: the script of open pages, their events, and a site that was never built. */
export function liveRequests({
  script,
  hub,
  site,
  session,
}: LiveParts): (safe: SafeRequest) => boolean {
  return (safe) => {
    const own = site.baseUrl() + liveFolder;
    if (safe.pathname === `${own}live.js`) sendScript(safe, script);
    // Below another base it is a page from before the site moved: it hears where to.
    else if (safe.pathname.endsWith(`/${liveFolder}events`)) connect(safe);
    else if (!site.isBuilt()) sendWaitingPage(safe);
    else return false;
    return true;
  };

  function connect(safe: SafeRequest): void {
    hub.connect(safe, site.baseUrl());
    if (safe.request.method === 'HEAD') return;
    // The page that is open will be edited: a preview now loads what colours its code.
    const source = site.sourceOf(new URLSearchParams(safe.search).get('page') ?? '');
    if (source) void session.preview(source).catch(() => undefined);
  }

  function sendWaitingPage({response}: SafeRequest): void {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(waitingPage({baseUrl: site.baseUrl(), build: hub.build()}));
  }
}

function sendScript({response}: SafeRequest, script: string): void {
  const type = 'text/javascript; charset=utf-8';
  response.writeHead(200, {'content-type': type, 'cache-control': 'no-cache'});
  response.end(script);
}
