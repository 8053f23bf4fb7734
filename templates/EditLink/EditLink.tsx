import {anchorAttributes} from '../Link/link-attributes.ts';
import {messages} from '../messages.ts';

export interface EditLinkProps {
  readonly href: string | null;
  /** URL for reporting mistakes on the page. */
  readonly reportHref?: string | null;
  /** URL of the page that contains the complete version, for printing. */
  readonly printHref?: string | undefined;
}

/** Links for editing the page (row DOC-05), reporting mistakes (row DOC-09), and printing the version (row FORM-06). */
export function EditLink({href, reportHref = null, printHref}: EditLinkProps) {
  if (href === null && reportHref === null && printHref === undefined) return null;
  return (
    <p className="EditLink">
      {href !== null && <a {...anchorAttributes(href, true)}>{messages.editThisPage}</a>}
      {reportHref !== null && (
        <a {...anchorAttributes(reportHref, true)}>{messages.reportMistake}</a>
      )}
      {/* `_top` makes the browser follow the link, because scripts cannot open the printable version. */}
      {printHref !== undefined && (
        <a href={printHref} target="_top">
          {messages.printVersion}
        </a>
      )}
    </p>
  );
}
