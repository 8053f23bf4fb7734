import {anchorAttributes} from '../Link/addresses.ts';
import {messages} from '../messages.ts';

/** Where the page's source can be changed (row DOC-05). */
export function EditLink({href}: {readonly href: string | null}) {
  if (href === null) return null;
  return (
    <p className="EditLink">
      <a {...anchorAttributes(href, true)}>{messages.editThisPage}</a>
    </p>
  );
}
