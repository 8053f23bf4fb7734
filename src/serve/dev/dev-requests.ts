import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {escapeAttribute} from '../../core/html/escape.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {
  modulesFolder,
  ownModule,
  packageFolder,
  runsFromSource,
} from '../../core/package/own-files.ts';
import type {BuildSession} from '../../pipeline/session.ts';
import type {SafeRequest} from '../http/start-server.ts';
import type {DevSite} from './dev-site.ts';
import type {EventHub} from './event-hub.ts';

export interface DevRequestsOptions {
  /** What `live.js` holds. */
  readonly script: string;
  readonly hub: EventHub;
  readonly site: DevSite;
  readonly session: BuildSession;
}

/** Answers what no file answers: the script of open pages, their events, and a site that was never built. */
export function devRequests({
  script,
  hub,
  site,
  session,
}: DevRequestsOptions): (safe: SafeRequest) => boolean {
  return (safe) => {
    const own = site.baseUrl() + devFolder;
    if (safe.pathname === `${own}live.js`) sendScript(safe, script);
    // Below another base it is a page from before the site moved: it hears where to.
    else if (safe.pathname.endsWith(`/${devFolder}events`)) connect(safe);
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

/** Below the base: what the server itself answers. */
const devFolder = '__legacydocs/';
/** Id of the script element. */
const devScriptId = 'legacydocs-live';

/** Where a page finds the script, and which build the page belongs to. */
export interface DevPage {
  readonly baseUrl: string;
  readonly build: string;
}

/** A page as it is sent: with the script that follows what happens to its site. Files stay as they are. */
export function withDevScript(html: string, page: DevPage): string {
  return html.replace('</head>', () => `${devScriptTag(page)}\n</head>`);
}

/** What there is to see of a site that was never built: the script shows why. */
function waitingPage(page: DevPage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not built yet</title>
${devScriptTag(page)}
</head>
<body>
<p>The site could not be built yet. The terminal says why; once that is mended, this page becomes the site.</p>
</body>
</html>
`;
}

function devScriptTag({baseUrl, build}: DevPage): string {
  const src = escapeAttribute(`${baseUrl}${devFolder}live.js`);
  return `<script type="module" id="${devScriptId}" src="${src}" data-base-url="${escapeAttribute(baseUrl)}" data-build="${build}"></script>`;
}

const entry = join(packageFolder, 'templates/client/live/live.ts');

const shippedFile = join(modulesFolder, 'pages/theme/live.js');

/** The script that pages get while their site is edited, as the package brings it along. */
export async function devScript(): Promise<string> {
  // The sources that run as they are may be ahead of what was compiled.
  const isShipped = !runsFromSource && existsSync(shippedFile);
  return isShipped ? readFileSync(shippedFile, 'utf8') : await bundleDevScript();
}

/** Write the file that `devScript` reads. */
export async function writeDevScript(): Promise<void> {
  writeFileSync(shippedFile, await bundleDevScript());
}

/** `templates/client/live` as one file. */
async function bundleDevScript(): Promise<string> {
  const {outputFiles} = await withEsbuild(({build}) =>
    build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      tsconfigRaw: '{}',
      logLevel: 'silent',
      alias: {'legacydocs/urls': ownModule('core/urls/index')},
    }),
  );
  return outputFiles[0]?.text ?? '';
}
