import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {mapBounded} from '../../core/async/concurrency.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import {withoutBaseUrl, withoutTrailingSlash} from '../../core/urls/href.ts';
import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';
import type {KeptLinks} from '../../pipeline/versions/keep-links.ts';
import type {CheckReport} from '../check/report-schema.ts';
import {adjustConfig, allowProblems, lenientConfig} from './adjust-config.ts';
import {pageFromBuild, replaceIncompletePages} from './built-pages.ts';
import {markEmptyComponents} from './empty-components.ts';
import {done} from './findings.ts';
import type {ImportPlan, PlannedFile, Redirect} from './importer.ts';
import {inheritedProblems} from './inherited.ts';
import {readOldFile} from './old-files.ts';
import type {OldSite} from './open-site.ts';
import {installedRange, type LinkedPackages, linkOldPackages} from './packages.ts';
import {printManifest, printSiteConfig} from './print-config.ts';
import {newRedirects, redirectSettings} from './redirects.ts';
import type {Target} from './site-rules.ts';
import {isMarkdown, setAside, stubBrokenPages} from './stub-pages.ts';
import {successorProposals} from './successors.ts';
import {fieldsOf, omit} from './values.ts';

interface ConvertOptions {
  readonly site: OldSite;
  readonly target: Target;
  /** Absolute path of the new site: an empty folder, or none. */
  readonly folder: string;
  /** URLs of the old site, as paths on its host. */
  readonly contract: readonly string[];
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: BuildOptions['onProgress'];
}

export interface ImportResult {
  /** True if the new site builds. */
  readonly ok: boolean;
  /** Old paths of the pages that could not be converted and therefore show their source. */
  readonly setAside: readonly string[];
  /** Problems that the old site also had. Strict builds accept them. */
  readonly known: readonly Diagnostic[];
  readonly routes: BuildOutcome['routes'];
  readonly redirects: readonly Redirect[];
  /** Findings from the plan and the builds, located in files of the old site. */
  readonly findings: readonly Diagnostic[];
  /** Diagnostics of the last build, with files of the new site. */
  readonly problems: readonly Diagnostic[];
  /** The same diagnostics, with the corresponding files of the old site. */
  readonly oldProblems: readonly Diagnostic[];
  /** `undefined` if the site does not build. */
  readonly report: CheckReport | undefined;
  /** URLs of the old site that do not exist on the new site, as paths on its host. */
  readonly lost: readonly string[];
  /** Packages that the site's code imports. */
  readonly packages: readonly string[];
  /** The packages in `packages` that are not installed for the old site. */
  readonly missingPackages: readonly string[];
}

/**
 * Maximum number of builds. Errors of one stage hide those of the next stage: a page must compile before it is bundled,
 * and must be bundled before it is rendered. Most sites need a single build.
 */
const maxBuilds = 4;

const none = {files: [], findings: []};

/** Writes the new site, builds it, and checks it. Pages that do not build become stubs. */
export async function convertSite(options: ConvertOptions): Promise<ImportResult> {
  const {site, target, folder, contract, signal} = options;
  const {plan, configFile} = site;
  await writeFiles(folder, plan.files);
  const packages = await linkOldPackages(folder, site.folder, Object.keys(plan.packages));
  const draft = createDraft(options, packages);
  try {
    const listed = await draft.list();
    const routes = listed.routes.map(({path}) => path);
    const baseUrl = listed.baseUrl ?? '/';
    const oldPaths = contract.map((path) => withoutTrailingSlash(withoutBaseUrl(path, baseUrl)));
    const redirects = newRedirects({
      wanted: [...plan.redirects, ...(await plan.redirectsFor(routes))],
      fallbacks: plan.fallbacks,
      oldPaths,
      routes,
    });
    draft.findings.push(...redirects.findings.map((one) => ({...one, file: configFile})));
    if (redirects.kept.length > 0) {
      draft.config = {...draft.config, redirects: redirectSettings(redirects.kept)};
    }
    const first = await draft.build();
    const result = (await draft.changeIncompletePages(first)) ? await draft.build() : first;
    signal?.throwIfAborted();
    // Strict builds accept these problems.
    const known = result.ok
      ? inheritedProblems(result.diagnostics, site, result.routes, oldPaths, draft.findings)
      : [];
    if (known.length > 0) await writeFiles(folder, [target.knownProblems(known)]);
    const report = result.ok ? await target.check(folder, contract) : undefined;
    const broken = report?.broken ?? [];
    const successors = result.ok ? await successorProposals(folder, result.routes) : none;
    await writeFiles(folder, successors.files);
    return {
      ok: result.ok,
      setAside: draft.findings.flatMap(({code, file = ''}) => (code === setAside ? [file] : [])),
      known,
      routes: result.routes.length > 0 ? result.routes : listed.routes,
      redirects: redirects.kept,
      findings: [...draft.findings, ...successors.findings],
      problems: result.diagnostics,
      oldProblems: result.diagnostics.map((problem) => atOldFile(problem, site, folder)),
      report,
      lost: broken.filter(({kind}) => kind === 'contract').map(({target: path}) => path),
      packages: Object.keys(draft.packages),
      missingPackages: packages.missing.filter((name) => name in draft.packages),
    };
  } finally {
    await packages.unlink();
  }
}

/** A new site that is adjusted to the results of its builds. */
interface Draft {
  config: ImportPlan['config'];
  packages: ImportPlan['packages'];
  findings: Diagnostic[];
  list(): Promise<BuildOutcome>;
  build(): Promise<BuildOutcome>;
  /**
   * Marks the pages on which components show nothing, and replaces incomplete pages with those of the old site's build.
   *
   * @returns True if pages were changed.
   */
  changeIncompletePages(outcome: BuildOutcome): Promise<boolean>;
}

/** Creates a draft. */
function createDraft(
  {site, target, folder, signal, onProgress}: ConvertOptions,
  linked: LinkedPackages,
): Draft {
  const {plan, configFile} = site;
  const options: BuildOptions = {
    siteFolder: folder,
    outDir: 'build',
    drafts: false,
    strict: false,
    cache: true,
    signal,
    onProgress,
  };
  const writeConfig = async (config: ImportPlan['config']): Promise<void> =>
    await writeFiles(folder, [
      ...printSiteConfig(config, configFile),
      ...printManifest(draft.packages),
    ]);

  const hasMdx = fieldsOf(plan.config['markdown'])['format'] !== 'md';
  let routes: BuildOutcome['routes'] = [];

  /**
   * Changes the new site according to the problems of a build.
   *
   * @returns True if files or settings were changed.
   */
  const fix = async ({ok, diagnostics}: BuildOutcome): Promise<boolean> => {
    const adjusted = adjustConfig(draft.config, diagnostics);
    // A page that fails with a stand-in may work with the real package.
    const own =
      linked.missing.length > 0
        ? diagnostics.filter(({code}) => code !== 'render-failed' && code !== 'page-failed')
        : diagnostics;
    const files = plan.files.map(({path}) => path);
    const lostPlugins = new Set(
      (adjusted?.findings ?? []).flatMap(({code, target: name = ''}) =>
        code === 'markdown-plugin-lost' ? [name] : [],
      ),
    );
    // Pages that fail with a plugin are built again without it.
    const stubs =
      ok || lostPlugins.size > 0
        ? []
        : await stubBrokenPages(folder, own, {routes, files, rules: target.rules, hasMdx});
    const leaves = diagnostics.some(({code}) => code === 'link-leaves-version');
    const kept = leaves ? await target.keepLinks(folder) : [];
    if (adjusted === undefined && stubs.length + kept.length === 0) return false;
    draft.config = adjusted?.config ?? draft.config;
    const builtIn = new Set(stubs.flatMap(({target: names = ''}) => names.split(' ')));
    draft.packages = omit(draft.packages, [...lostPlugins].join(' '));
    const added = adjusted?.package;
    if (added !== undefined && !(added in draft.packages)) {
      await linked.link(added);
      draft.packages = {...draft.packages, [added]: installedRange(site.folder, added) ?? '*'};
    }
    draft.findings = [
      ...draft.findings.filter(
        ({code, target: name = ''}) =>
          !(code === 'elements-replaced' && builtIn.has(name)) &&
          !(code === 'plugin-carried' && lostPlugins.has(name)),
      ),
      ...(adjusted?.findings ?? []).map((one) => ({...one, file: configFile})),
      ...[...stubs, ...kept.map(linksKept)].map((one) => atOldFile(one, site)),
    ];
    return true;
  };

  /** Repeats a build as long as the changes of `fix` can help. */
  const attempt = async (build: Target['build'], attempts: number): Promise<BuildOutcome> => {
    for (let count = 1; ; count += 1) {
      await writeConfig(lenientConfig(draft.config));
      const result = await build(options);
      if (count === attempts || !(await fix(result))) return result;
    }
  };

  const draft: Draft = {
    config: plan.config,
    packages: plan.packages,
    findings: [...plan.findings],
    async list() {
      const listed = await attempt(target.listRoutes, 2);
      routes = listed.routes;
      return listed;
    },
    async build() {
      const result = await attempt(target.build, maxBuilds);
      const allowed = allowProblems(draft.config, result.diagnostics);
      draft.config = allowed.config;
      draft.findings.push(...allowed.findings.map((one) => ({...one, file: configFile})));
      await writeConfig(draft.config);
      return result;
    },
    async changeIncompletePages({ok, diagnostics, routes: built}) {
      if (!ok) return false;
      const empty = await markEmptyComponents(folder, built);
      draft.findings.push(...empty.map((one) => atOldFile(one, site)));
      const pages = [
        ...new Set(
          [...diagnostics.filter(({code}) => code === 'page-not-converted'), ...empty].map(
            ({file = ''}) => file,
          ),
        ),
      ].filter(isMarkdown);
      const read = pages.length > 0 ? await target.builtArticles(folder, built) : undefined;
      const files = plan.files.map(({path}) => path);
      const taken =
        read === undefined
          ? []
          : await replaceIncompletePages(pages, {
              folder,
              files,
              read,
              hasMdx,
              needsBrowser: plan.needsBrowser,
            });
      // The stub of a React page is a Markdown file.
      const plannedFile = (file = ''): string | undefined =>
        files.find((path) => path === file) ??
        files.find((path) => withoutEnding(path) === withoutEnding(file));
      const findings = taken.map((one) => atOldFile({...one, file: plannedFile(one.file)}, site));
      const replaced = findings.filter(({code}) => code === pageFromBuild);
      const replacedFiles = new Set(replaced.map(({file}) => file));
      // The parts that were not converted are complete now.
      draft.findings = [
        ...draft.findings.filter(({file}) => !replacedFiles.has(file)),
        ...findings,
      ];
      return empty.length + replaced.length > 0;
    },
  };
  return draft;
}

/**
 * Writes files to a folder.
 *
 * @param folder Absolute path; created if it does not exist.
 */
async function writeFiles(folder: string, files: readonly PlannedFile[]): Promise<void> {
  const folders = new Set(files.map(({path}) => dirname(join(folder, path))));
  for (const one of folders) await mkdir(one, {recursive: true});
  await mapBounded(files, async (file) => {
    const path = join(folder, file.path);
    if ('copyOf' in file) await copyFile(file.copyOf, path);
    else await writeFile(path, 'text' in file ? file.text : file.bytes);
  });
}

function linksKept({sourcePath, links}: KeptLinks): Diagnostic {
  const [subject, verb] = links === 1 ? ['A link', 'leads'] : [`${links} links`, 'lead'];
  return done(
    'links-kept',
    `${subject} without a version now ${verb} to the version of the page instead of the default version.`,
    {file: sourcePath},
  );
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}

/**
 * Returns a problem of the new site with its location in the old file from which the new file was created; without a
 * location if there is no such file.
 *
 * @param newFolder Folder of the new site, if the line refers to the files on disk instead of the planned files.
 */
function atOldFile(problem: Diagnostic, site: OldSite, newFolder?: string): Diagnostic {
  const {file = '', line, column, hint, ...rest} = problem;
  const {plan, configFile, folder} = site;
  const planned = plan.files.find(({path}) => path === file);
  const isConfig = /^site\.config\.ts$|\/sidebars\.json$/.test(file);
  const source =
    planned !== undefined && 'copyOf' in planned
      ? relativePath(folder, planned.copyOf)
      : (planned?.from ?? (isConfig ? configFile : undefined));
  const old = {...rest, hint: hint && withOldFolders(hint, plan.moves), file: source};
  // A notebook's JSON has other lines than its Markdown.
  const hasOtherLines = isConfig || source?.endsWith('.ipynb') === true;
  if (source === undefined || planned === undefined || hasOtherLines) return old;
  const now = newFolder && readOldFile(file, {folder: newFolder, root: newFolder});
  const text = now ?? ('text' in planned ? planned.text : undefined);
  return text === undefined || line === undefined
    ? {...old, line, column}
    : {...old, ...oldLocation({line, column}, text, readOldFile(source, site) ?? '')};
}

function withOldFolders(text: string, moves: ImportPlan['moves']): string {
  return moves.reduce(
    (changed, [from, to]) => changed.replaceAll(`\`${to}/`, () => `\`${from}/`),
    text,
  );
}

/**
 * Returns the location of the same line in the old file. The search starts at the line with the same distance from the
 * end of the file, because lines are only added at the beginning.
 */
function oldLocation(
  {line, column}: {readonly line: number; readonly column: number | undefined},
  text: string,
  source: string,
): Pick<Diagnostic, 'line' | 'column'> {
  const lines = text.split('\n');
  const oldLines = source.split('\n');
  const expected = line - (lines.length - oldLines.length);
  const same = oldLines.flatMap((one, index) => (one === lines[line - 1] ? [index + 1] : []));
  const distance = (one: number): number => Math.abs(one - expected);
  const [nearest] = same.sort((a, b) => distance(a) - distance(b));
  return nearest === undefined
    ? {line: Math.min(Math.max(expected, 1), oldLines.length)}
    : {line: nearest, column};
}
