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
 * @returns Diagnostics: `last-update-unknown` (a warning, or a note if nothing has been committed yet) and
 *   `last-update-shallow` (a warning).
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
  const result = await gitHistory(folder, new Set(files));
  const history = typeof result === 'string' ? undefined : result;
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
    result === 'none'
      ? notCommitted
      : result === 'failed'
        ? unknown
        : result.isShallow
          ? shallow
          : undefined;
  const isShown = problem !== undefined && files.length > 0;
  return {
    versions: versions.map((version) => ({
      ...version,
      docs: version.docs.map((doc) => ({...doc, lastUpdate: lastUpdateOf(doc)})),
    })),
    diagnostics: isShown ? [{...problem, file: configFile}] : [],
    reads: history?.reads ?? [join(folder, '.git', 'HEAD')],
  };
}

/** A note, so that strict builds of a new or imported site pass before its first commit. */
const notCommitted = {
  severity: 'info',
  code: 'last-update-unknown',
  message: 'The site is not in a Git repository, or nothing has been committed yet.',
  consequence: 'Pages do not show the date of their last change unless their front matter sets it.',
  hint: 'Commit the site, or remove `showLastUpdateTime` and `showLastUpdateAuthor` from `docs`.',
} as const;

const unknown = {
  severity: 'warning',
  code: 'last-update-unknown',
  message: 'Git is not installed, or it cannot read the repository.',
  consequence: notCommitted.consequence,
  hint: 'Run `git log` in the site folder to see the error. Copy `.git` too if the site is built in a container.',
} as const;

const shallow = {
  severity: 'warning',
  code: 'last-update-shallow',
  message: 'This is a shallow clone without older commits.',
  consequence: 'Pages that were last changed in a missing commit do not show a date.',
  hint: 'Fetch the complete history: `git fetch --unshallow`, or `fetch-depth: 0` for `actions/checkout`.',
} as const;
