import {escapeAttribute} from '../../core/html/escape.ts';
import {wordingOf} from '../../core/messages/site-messages.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Redirect} from '../../site/types.ts';

/**
 * Script that redirects to the target, and adds the query and hash of the current URL unless the target has its own. It
 * reads the target from the link, which is also correct in an offline copy. All redirect pages contain the same script,
 * because its hash is in the Content-Security-Policy.
 */
export const redirectScript = `(function () {
  var link = document.querySelector('a');
  link.search = link.search || location.search;
  link.hash = link.hash || location.hash;
  location.replace(link.href);
})();`;

/**
 * Returns a function that creates redirect pages, for hosts that do not read generated redirects. If scripts are
 * disabled, query and hash are lost. The new URL is the canonical URL for search engines.
 */
export function redirectPages(
  config: Pick<SiteConfig, 'url' | 'i18n' | 'themeConfig'>,
): (redirect: Redirect) => string {
  const {htmlLang, direction} = config.i18n.locale;
  const {title, text} = wordingOf(config).messages.redirect;
  return ({href}) => {
    const url = escapeAttribute(href);
    const link = `<a href="${url}">${url}</a>`;
    return `<!doctype html>
<html lang="${escapeAttribute(htmlLang)}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${escapeAttribute(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeAttribute(redirectTarget(href, config.url))}">
<meta http-equiv="refresh" content="0; url=${url}">
<meta name="viewport" content="width=device-width">
</head>
<body>
<p>${escapeAttribute(text).replace('{link}', () => link)}</p>
<script>${redirectScript}</script>
</body>
</html>
`;
  };
}

/**
 * Returns a redirect's canonical URL: the full URL of its target, without an anchor.
 *
 * @param siteUrl Protocol and host.
 */
export function redirectTarget(href: string, siteUrl: string): string {
  const target = new URL(href, siteUrl);
  target.hash = '';
  return target.href;
}
