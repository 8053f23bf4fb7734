/** What a report is about. */
interface ReportedPage {
  readonly title: string;
  /** Full address. */
  readonly url: string;
}

/** A configured address with the page in the places of `{title}` and `{url}`. */
export function filledReport(address: string, {title, url}: ReportedPage): string {
  return address
    .replaceAll('{title}', () => encodeURIComponent(title))
    .replaceAll('{url}', () => encodeURIComponent(url));
}

/** `https://github.com/owner/name/edit/…`, of any host of GitHub's software. */
const gitHub = /^(https?:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:edit|blob|tree)\//;
/** `https://gitlab.com/group/…/name/-/edit/…`, of any host of GitLab's software. */
const gitLab = /^(https?:\/\/[^/]+\/.+?)\/-\/(?:edit|blob|tree|ide)\//;

/**
 * The form for a new issue about a page, filled in.
 *
 * @param source Where the page's source stands.
 * @returns `null` if it stands neither on GitHub nor on GitLab.
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
