import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {nearest} from '../../../core/diagnostics/nearest.ts';
import type {Doc} from '../types.ts';

const fields = ['pagination_prev', 'pagination_next'] as const;

/**
 * Reports `pagination_prev` and `pagination_next` values that do not exist in the version (row DEV-13).
 *
 * @param ids Ids of all docs in the version, including drafts.
 */
export function checkPagination(docs: readonly Doc[], ids: ReadonlySet<string>): Diagnostic[] {
  return docs.flatMap((doc) =>
    fields.flatMap((field): Diagnostic[] => {
      const id = doc.frontMatter[field];
      if (id === undefined || id === null || ids.has(id)) return [];
      const meant = nearest(id, ids);
      return [
        {
          severity: 'error',
          code: 'pagination-unknown',
          message: `\`${field}\` of doc \`${doc.id}\` names \`${id}\`, which is not a doc of version \`${doc.version}\`.`,
          ...(doc.locations?.get(field) ?? {file: doc.sourcePath}),
          consequence: 'The link at the end of the page would have no target.',
          hint:
            meant === undefined
              ? "Write another doc's id, or `null` for no link."
              : `Did you mean \`${meant}\`?`,
        },
      ];
    }),
  );
}
