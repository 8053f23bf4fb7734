import {escapeAttribute} from '../html/escape.ts';
import type {Redirect} from '../routes/types.ts';

/**
 * A page that sends readers on, for hosts that know no redirects of ours. It needs no script, so it works under
 * every policy; search engines are told the new address and keep the old one out.
 *
 * @param siteUrl Protocol and host.
 */
export function redirectPage({href}: Redirect, siteUrl: string): string {
  const address = escapeAttribute(href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeAttribute(redirectTarget(href, siteUrl))}">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</body>
</html>
`;
}

/**
 * The full address that a redirect leads to, as search engines are told: without an anchor.
 *
 * @param siteUrl Protocol and host.
 */
export function redirectTarget(href: string, siteUrl: string): string {
  const target = new URL(href, siteUrl);
  target.hash = '';
  return target.href;
}
