import {anchorAttributes} from '../Link/addresses.ts';
import {messages} from '../messages.ts';

export interface EditLinkProps {
  readonly href: string | null;
  /** Where a mistake on the page can be reported. */
  readonly reportHref?: string | null;
  /** The version on one page. */
  readonly printHref?: string | undefined;
}

/** Where the page's source can be changed (row DOC-05), mistakes reported (row DOC-09), and the version printed (row FORM-06). */
export function EditLink({href, reportHref = null, printHref}: EditLinkProps) {
  if (href === null && reportHref === null && printHref === undefined) return null;
  return (
    <p className="EditLink">
      {href !== null && <a {...anchorAttributes(href, true)}>{messages.editThisPage}</a>}
      {reportHref !== null && (
        <a {...anchorAttributes(reportHref, true)}>{messages.reportMistake}</a>
      )}
      {/* `_top` leaves the link to the browser: what it leads to is no page that scripts could open. */}
      {printHref !== undefined && (
        <a href={printHref} target="_top">
          {messages.printVersion}
        </a>
      )}
    </p>
  );
}
