import type {PageLink} from '../theme/types.ts';

/** The page that a reader reports a problem about. */
interface ReportedPage {
  readonly title: string;
  /** Full URL. */
  readonly url: string;
}

/**
 * Returns the configured links beside *Copy page*, with the page's URLs in place of the placeholders.
 *
 * @param url Full URL of the page.
 * @param markdownUrl Full URL of its Markdown copy.
 */
export function openInLinks(
  configured: readonly {readonly label: string; readonly url: string}[],
  url: string,
  markdownUrl: string,
): readonly PageLink[] {
  return configured.map((link) => ({
    label: link.label,
    href: link.url
      .replaceAll('{url}', () => encodeURIComponent(url))
      .replaceAll('{markdownUrl}', () => encodeURIComponent(markdownUrl)),
  }));
}

/** Replaces `{title}` and `{url}` in a configured URL. */
export function filledReport(template: string, {title, url}: ReportedPage): string {
  return template
    .replaceAll('{title}', () => encodeURIComponent(title))
    .replaceAll('{url}', () => encodeURIComponent(url));
}

/** Matches `https://github.com/owner/name/edit/…`, on any GitHub host. */
const gitHub = /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:edit|blob|tree)\//;
/** Matches `https://gitlab.com/group/…/name/-/edit/…`, on any GitLab host. */
const gitLab = /^(https?:\/\/[^/]+\/.+?)\/-\/(?:edit|blob|tree|ide)\//;

/**
 * Returns the URL for a new issue about a page.
 *
 * @param source URL of the page's source.
 * @returns `null` if the source is neither on GitHub nor on GitLab.
 */
export function newIssue(source: string, page: ReportedPage): string | null {
  const lab = gitLab.exec(source)?.[1];
  if (lab !== undefined) {
    return filledReport(`${lab}/-/issues/new?issue[title]={title}&issue[description]={url}`, page);
  }
  const hub = gitHub.exec(source)?.[1];
  return hub === undefined
    ? null
    : filledReport(`${hub}/issues/new?title={title}&body={url}`, page);
}
