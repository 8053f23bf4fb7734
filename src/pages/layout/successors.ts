import {type Diagnostic, didYouMean} from '../../core/diagnostics/diagnostic.ts';
import type {Successor} from '../../core/front-matter/schema.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Doc, Site, Version} from '../../site/types.ts';

/** The counterpart of a page in another version (row VER-23). */
export interface Counterpart {
  /** The corresponding pages; empty if that version does not have any. */
  readonly docs: readonly Doc[];
  /** Reason why nothing replaces the page. */
  readonly reason?: string | undefined;
}

/**
 * Maximum number of replaced pages in an older version that a page links to. If there are more, the page links only to
 * the page with the same id.
 */
const maxPredecessors = 3;

type ListedDoc = (version: string, id: string) => Doc | undefined;

/**
 * Returns a function that finds a doc in another version: in a newer version, its successors or, if there are none, the
 * doc with the same id; in an older version, the docs that it replaces.
 *
 * @param versions In the site's order, newest first.
 */
export function createCounterparts(
  versions: readonly Version[],
  config: Pick<SiteConfig, 'docs'>,
  listed: ListedDoc,
): (doc: Doc, version: Version) => Counterpart {
  const declared = declaredSuccessors(versions, config);
  const position = new Map(versions.map(({name}, index) => [name, index]));
  const positionOf = (name: string): number => position.get(name) ?? -1;
  const predecessors = new Map<string, ReadonlyMap<Doc, readonly Doc[]>>();

  function newer(doc: Doc, version: Version, passed: ReadonlySet<Doc> = new Set()): Counterpart {
    if (passed.has(doc)) return {docs: []};
    const successors = declared.get(doc);
    if (successors !== undefined && 'none' in successors) {
      return {docs: [], reason: successors.none};
    }
    const passing = new Set([...passed, doc]);
    const between = versions.slice(positionOf(version.name) + 1, positionOf(doc.version)).reverse();
    const follow = (id: string): Counterpart => {
      const target = listed(version.name, id);
      if (target !== undefined) return {docs: [target]};
      const steps = between.map(({name}) => listed(name, id)).filter((step) => step !== undefined);
      const found = steps.map((step) => newer(step, version, passing));
      return found.find(({docs}) => docs.length > 0) ?? found.at(-1) ?? {docs: []};
    };
    const found = (successors ?? []).map(follow);
    const docs = [...new Set(found.flatMap((each) => each.docs))];
    if (docs.length > 0) return {docs};
    const twin = follow(doc.id);
    return twin.docs.length > 0 ? twin : {docs, reason: found[0]?.reason ?? twin.reason};
  }

  function older(doc: Doc, version: Version): Counterpart {
    const own = versions[positionOf(doc.version)];
    if (own === undefined) return {docs: []};
    const key = `${doc.version}/${version.name}`;
    const known = predecessors.get(key) ?? replacedDocs(version, own, newer);
    predecessors.set(key, known);
    const docs = known.get(doc) ?? [];
    return {docs: docs.length > maxPredecessors ? docs.filter(({id}) => id === doc.id) : docs};
  }

  return (doc, version) => {
    if (version.name === doc.version || declared.size === 0) {
      const twin = listed(version.name, doc.id);
      return {docs: twin === undefined ? [] : [twin]};
    }
    const isNewer = positionOf(version.name) < positionOf(doc.version);
    return isNewer ? newer(doc, version) : older(doc, version);
  };
}

/** Returns an older version's docs, keyed by the doc that replaces them. The doc with the same id is first. */
function replacedDocs(
  older: Version,
  newer: Version,
  counterpart: (doc: Doc, version: Version) => Counterpart,
): ReadonlyMap<Doc, readonly Doc[]> {
  const replaced = new Map<Doc, Doc[]>();
  for (const doc of older.docs) {
    if (doc.frontMatter.unlisted === true) continue;
    for (const target of counterpart(doc, newer).docs) {
      const others = replaced.get(target) ?? [];
      replaced.set(target, target.id === doc.id ? [doc, ...others] : [...others, doc]);
    }
  }
  return replaced;
}

function declaredSuccessors(
  versions: readonly Version[],
  {docs: settings}: Pick<SiteConfig, 'docs'>,
): ReadonlyMap<Doc, Successor> {
  return new Map(
    versions.flatMap(({name, docs}) => {
      const configured = new Map(Object.entries(configuredSuccessors(settings, name)));
      return docs.flatMap((doc) => {
        const found = configured.get(doc.id) ?? doc.frontMatter.successor;
        return found === undefined ? [] : [[doc, found] as const];
      });
    }),
  );
}

function configuredSuccessors(
  settings: SiteConfig['docs'],
  version: string,
): Readonly<Record<string, Successor>> {
  return settings?.versions.find(({name}) => name === version)?.successors ?? {};
}

/**
 * Reports successors that do not exist in any newer version, and configured ids that are not docs. A missing successor
 * in a frozen page's front matter is only a warning, because frozen pages cannot be edited.
 */
export function successorProblems(
  versions: readonly Version[],
  {config, configFile}: Pick<Site, 'config' | 'configFile'>,
): Diagnostic[] {
  const settings = config.docs;
  const isComplete = settings?.versions.length === versions.length;
  return versions.flatMap(({name, docs, draftIds, frozenFiles}, index) => {
    const newer = versions.slice(0, index);
    const isKnown = (id: string): boolean =>
      newer.some(
        (version) => version.draftIds.has(id) || version.docs.some((doc) => doc.id === id),
      );
    /**
     * Returns successors that do not exist. Returns none if not all versions are built, because the docs of the other
     * versions are unknown.
     */
    const missing = (successor: Successor | undefined): readonly string[] =>
      isComplete && Array.isArray(successor) ? successor.filter((id) => !isKnown(id)) : [];
    const newerIds = newer.flatMap((version) => version.docs.map(({id}) => id));
    const position = settings?.versions.findIndex((version) => version.name === name) ?? 0;
    const configured = configuredSuccessors(settings, name);
    const keyOf = (id: string) => ({
      file: configFile,
      key: ['docs', 'versions', position, 'successors', id],
    });
    const ids = docs.map(({id}) => id);
    return [
      ...Object.keys(configured)
        .filter((id) => !draftIds.has(id) && !ids.includes(id))
        .map(
          (id): Diagnostic => ({
            severity: 'error',
            code: 'successor-unknown',
            message: `\`successors\` names \`${id}\`, which is not a doc of version \`${name}\`.`,
            ...keyOf(id),
            consequence: 'The entry has no effect.',
            hint: suggestion(id, ids),
          }),
        ),
      ...Object.entries(configured).flatMap(([id, successor]) =>
        missing(successor).map((target) => missingSuccessor(target, newerIds, keyOf(id))),
      ),
      ...docs
        .filter(({id}) => configured[id] === undefined)
        .flatMap(({frontMatter, sourcePath, locations}) =>
          missing(frontMatter.successor).map((target): Diagnostic => {
            const location = {file: sourcePath, ...locations?.get('successor')};
            const found = missingSuccessor(target, newerIds, location);
            return frozenFiles === undefined
              ? found
              : {
                  ...found,
                  severity: 'warning',
                  hint: `Set the page's successor in \`docs.versions[${position}].successors\`.`,
                };
          }),
        ),
    ];
  });
}

function missingSuccessor(
  id: string,
  ids: readonly string[],
  location: Pick<Diagnostic, 'file' | 'line' | 'column' | 'key'>,
): Diagnostic {
  return {
    severity: 'error',
    code: 'successor-unknown',
    message: `The successor \`${id}\` is not a doc of a newer version.`,
    ...location,
    consequence: 'The old page cannot link to it.',
    hint: suggestion(id, ids),
  };
}

function suggestion(id: string, ids: readonly string[]): string {
  const all = '`legacydocs routes` lists the pages of all versions.';
  return [didYouMean(id, ids), all].filter(Boolean).join(' ');
}
