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
  /** Contents of `live.js`. */
  readonly script: string;
  readonly hub: EventHub;
  readonly site: DevSite;
  readonly session: BuildSession;
}

/**
 * Returns a function that responds to requests from open pages for the live-reload script and its events and, until the
 * first successful build, to all requests. The function returns true if it has handled a request.
 */
export function devRequests({
  script,
  hub,
  site,
  session,
}: DevRequestsOptions): (safe: SafeRequest) => boolean {
  return (safe) => {
    const own = site.baseUrl() + devFolder;
    if (safe.pathname === `${own}live.js`) sendScript(safe, script);
    // Any base path is accepted, because a page that was served before `baseUrl` changed must learn the new one.
    else if (safe.pathname.endsWith(`/${devFolder}events`)) connect(safe);
    else if (!site.isBuilt()) sendNotBuiltPage(safe);
    else return false;
    return true;
  };

  function connect(safe: SafeRequest): void {
    hub.connect(safe, site.baseUrl());
    if (safe.request.method === 'HEAD') return;
    // Compiling the open page loads its syntax highlighter in advance, because the author will probably edit that page
    // next.
    const source = site.sourceOf(new URLSearchParams(safe.search).get('page') ?? '');
    if (source) void session.preview(source).catch(() => undefined);
  }

  function sendNotBuiltPage({response}: SafeRequest): void {
    response.writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(notBuiltPage({baseUrl: site.baseUrl(), build: hub.build()}));
  }
}

function sendScript({response}: SafeRequest, script: string): void {
  const type = 'text/javascript; charset=utf-8';
  response.writeHead(200, {'content-type': type, 'cache-control': 'no-cache'});
  response.end(script);
}

/** Path of the server's own resources, relative to the base path. */
const devFolder = '__legacydocs/';
/** Id of the live-reload script element. */
const devScriptId = 'legacydocs-live';

/** Base path and build of a served page. */
export interface DevPage {
  readonly baseUrl: string;
  readonly build: string;
}

/** Inserts the live-reload script into a page. */
export function withDevScript(html: string, page: DevPage): string {
  return html.replace('</head>', () => `${devScriptTag(page)}\n</head>`);
}

/** Returns the page that is served until the first successful build. Its script shows the problems. */
function notBuiltPage(page: DevPage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not built yet</title>
${devScriptTag(page)}
</head>
<body>
<p>The site could not be built. See the terminal for errors; once they are fixed, this page shows the site.</p>
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

/** Returns the source of the live-reload script. */
export async function devScript(): Promise<string> {
  // In a checkout, the compiled script may be outdated.
  const isShipped = !runsFromSource && existsSync(shippedFile);
  return isShipped ? readFileSync(shippedFile, 'utf8') : await bundleDevScript();
}

/** Writes the compiled live-reload script, which `devScript` reads. */
export async function writeDevScript(): Promise<void> {
  writeFileSync(shippedFile, await bundleDevScript());
}

/** Bundles `templates/client/live` into one file. */
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
