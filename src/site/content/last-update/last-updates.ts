import {join} from 'node:path';
import type {Reads} from '../../../core/cache/reads.ts';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {timeOf} from '../../../core/front-matter/schema.ts';
import type {Doc, LastUpdate, Site, Version} from '../../types.ts';
import {gitHistory} from './git-history.ts';

interface UpdatedVersions {
  readonly versions: readonly Version[];
  readonly diagnostics: readonly Diagnostic[];
  readonly reads: Reads;
}

/**
 * Adds the date and author of each doc's last change, if the site shows them. `last_update` in the front matter takes
 * precedence over the last commit. Docs of frozen versions keep their stored values.
 *
 * @returns Diagnostics: `last-update-unknown`, `last-update-shallow` (warnings).
 */
export async function withLastUpdates(
  {config, configFile, folder}: Pick<Site, 'config' | 'configFile' | 'folder'>,
  versions: readonly Version[],
): Promise<UpdatedVersions> {
  const {showLastUpdateTime: time = false, showLastUpdateAuthor: author = false} =
    config.docs ?? {};
  if (!time && !author) return {versions, diagnostics: [], reads: []};
  const files = versions.flatMap(({docs, frozenFiles}) =>
    frozenFiles === undefined ? docs.map(({sourcePath}) => sourcePath) : [],
  );
  const history = await gitHistory(folder, new Set(files));
  const lastUpdateOf = (doc: Doc): LastUpdate => {
    const {last_update: own} = doc.frontMatter;
    const commit = history?.commits.get(doc.sourcePath);
    const found = {
      time: own?.date === undefined ? (doc.lastUpdate?.time ?? commit?.time) : timeOf(own.date),
      author: own?.author ?? doc.lastUpdate?.author ?? commit?.author,
    };
    return {time: time ? found.time : undefined, author: author ? found.author : undefined};
  };
  const problem =
    files.length === 0
      ? undefined
      : history === undefined
        ? unknown
        : history.isShallow
          ? shallow
          : undefined;
  return {
    versions: versions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({...doc, lastUpdate: lastUpdateOf(doc)})),
    })),
    diagnostics: problem === undefined ? [] : [{...problem, severity: 'warning', file: configFile}],
    reads: history?.reads ?? [join(folder, '.git', 'HEAD')],
  };
}

const unknown = {
  code: 'last-update-unknown',
  message: 'There is no Git history, or Git is not installed.',
  consequence: 'Pages do not show the date of their last change unless their front matter sets it.',
  hint: 'Commit the site, or remove `showLastUpdateTime` and `showLastUpdateAuthor` from `docs`.',
} as const;

const shallow = {
  code: 'last-update-shallow',
  message: 'This is a shallow clone without older commits.',
  consequence: 'Pages that were last changed in a missing commit do not show a date.',
  hint: 'Fetch the complete history: `git fetch --unshallow`, or `fetch-depth: 0` for `actions/checkout`.',
} as const;
