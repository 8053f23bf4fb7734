import {anchorAttributes} from '../Link/addresses.ts';
import {messages} from '../messages.ts';

export interface EditLinkProps {
  readonly href: string | null;
  /** Where a mistake on the page can be reported. */
  readonly reportHref?: string | null;
}

/** Where the page's source can be changed (row DOC-05), and mistakes reported (row DOC-09). */
export function EditLink({href, reportHref = null}: EditLinkProps) {
  if (href === null && reportHref === null) return null;
  return (
    <p className="EditLink">
      {href !== null && <a {...anchorAttributes(href, true)}>{messages.editThisPage}</a>}
      {reportHref !== null && (
        <a {...anchorAttributes(reportHref, true)}>{messages.reportMistake}</a>
      )}
    </p>
  );
}
