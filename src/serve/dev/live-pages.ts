import {escapeAttribute} from '../../core/html/escape.ts';

/** Below the base: what the server itself answers. */
export const liveFolder = '__legacydocs/';
/** Id of the script element. */
const liveScriptId = 'legacydocs-live';

/** Where a page finds the script, and which build the page belongs to. */
export interface LivePage {
  readonly baseUrl: string;
  readonly build: string;
}

/** A page as it is sent: with the script that follows what happens to its site. Files stay as they are. */
export function withLiveScript(html: string, page: LivePage): string {
  return html.replace('</head>', () => `${liveScriptTag(page)}\n</head>`);
}

/** What there is to see of a site that was never built: the script shows why. */
export function waitingPage(page: LivePage): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not built yet</title>
${liveScriptTag(page)}
</head>
<body>
<p>The site could not be built yet. The terminal says why; once that is mended, this page becomes the site.</p>
</body>
</html>
`;
}

function liveScriptTag({baseUrl, build}: LivePage): string {
  const src = escapeAttribute(`${baseUrl}${liveFolder}live.js`);
  return `<script type="module" id="${liveScriptId}" src="${src}" data-base-url="${escapeAttribute(baseUrl)}" data-build="${build}"></script>`;
}
