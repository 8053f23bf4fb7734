import {formatCount} from '../../core/diagnostics/format-count.ts';
import {nearest} from '../../core/diagnostics/nearest.ts';
import {decodePath} from '../../core/urls/decode.ts';
import {splitHref, withBaseUrl} from '../../core/urls/href.ts';
import type {BrokenLink, Finding, ReportContext} from './report-types.ts';

export const consequences: Readonly<Record<BrokenLink['code'], string>> = {
  'broken-link': 'Readers would meet a missing page.',
  'broken-asset': 'Readers would miss what it holds.',
  'broken-anchor': 'Readers would land at the top of the page.',
};

/** What the author wrote, and what is not there. */
export function whatIsWrong({code, link, target, location}: BrokenLink): string {
  const written = link.written ?? link.href;
  if (target === undefined || location === undefined) return `\`${written}\` is no address.`;
  if (location.kind === 'outside') {
    return `\`${written}\` leads out of the site, to \`${decodePath(target.pathname)}\`.`;
  }
  if (location.kind === 'route') {
    return `\`${written}\` leads to no anchor: the page \`${location.route.path}\` has none called \`${target.fragment}\`.`;
  }
  const what = code === 'broken-asset' ? 'file' : 'page';
  const resolved =
    decodePath(splitHref(written).pathname) === location.sitePath
      ? ''
      : ` It stands for \`${location.sitePath}\`.`;
  return `\`${written}\` leads to no ${what}.${resolved}`;
}

/** Rows LINK-09 and LINK-10: one sentence instead of one diagnostic for each page. */
export function whereItShows({broken: {link}, pages, isShared}: Finding): string {
  const {file, key} = link.location;
  const [first] = pages;
  const count = formatCount(pages.size, 'page');
  if (key !== undefined) return `It is set by \`${key}\` and shown on ${count}.`;
  if (isShared) {
    return `It is on ${count} (the first is \`${first}\`), so it probably stands in the navbar, the footer or a component that they share.`;
  }
  if (pages.size > 1) return `It is shown on ${count}.`;
  return file === undefined ? `It is on the page \`${first}\`.` : '';
}

/** What to write instead. */
export function hintFor(
  {code, target, location}: BrokenLink,
  context: ReportContext,
): string | undefined {
  if (target === undefined || location === undefined) {
    return 'Write a path such as `/docs/intro`, or a full address with `https://`.';
  }
  if (location.kind === 'route') {
    const anchor = nearest(target.fragment, context.anchorsOf(location.route.path));
    return anchor === undefined ? undefined : `Did you mean \`#${anchor}\`?`;
  }
  if (location.kind === 'outside') {
    const path = decodePath(target.pathname);
    return context.isRoute(path)
      ? `Did you mean \`${withBaseUrl(path, context.baseUrl)}\`? The site begins at \`${context.baseUrl}\`.`
      : `The site begins at \`${context.baseUrl}\`. What else the host serves needs its full address, with \`https://\`.`;
  }
  if (location.sitePath === '/') {
    return 'The home page is `content/pages/index.md`, or `index` ending in `.mdx`, `.tsx`, `.jsx` or `.js`; other files make no page.';
  }
  const suggest = code === 'broken-asset' ? context.suggestFile : context.suggestPage;
  const meant = suggest(location.sitePath);
  return meant === undefined ? undefined : `Did you mean \`${meant}\`?`;
}

/** Where it leads, without the base; equal for all links that one missing thing breaks. */
export function targetOf({link, target, location}: BrokenLink): string {
  if (target === undefined || location === undefined) return link.href;
  if (location.kind === 'route') return `${location.route.path}#${target.fragment}`;
  return location.kind === 'other' ? location.sitePath : decodePath(target.pathname);
}
