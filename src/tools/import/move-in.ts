import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import {withoutBaseUrl} from '../../core/urls/href.ts';
import {withoutTrailingSlash} from '../../core/urls/route-path.ts';
import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';
import type {KeptLinks} from '../../pipeline/versions/keep-links.ts';
import type {CheckReport} from '../check/report-schema.ts';
import {adjustments} from './adjustments.ts';
import {lendPackages} from './lend-packages.ts';
import {readOldFile} from './old-files.ts';
import type {OldSite} from './old-site.ts';
import {printSiteConfig} from './print-site-config.ts';
import {newRedirects, redirectSettings} from './redirects.ts';
import {setAside} from './set-aside.ts';
import type {ImportPlan, Redirect} from './types.ts';
import {writePlan} from './write-plan.ts';

/** The parts of this program that a move stands on. */
interface MoveTools {
  build(options: BuildOptions): Promise<BuildOutcome>;
  listRoutes(options: BuildOptions): Promise<BuildOutcome>;
  /** Makes links stay within their version. */
  keepLinks(siteFolder: string): Promise<readonly KeptLinks[]>;
  /** Judges the built site. @param contract Paths on the site's host that must answer. */
  check(siteFolder: string, contract: readonly string[]): Promise<CheckReport>;
}

export interface MoveOptions {
  readonly site: OldSite;
  /** Absolute path of the new site: empty, or not there. */
  readonly folder: string;
  /** Addresses of the old site, as paths on its host. */
  readonly contract: readonly string[];
  readonly tools: MoveTools;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: BuildOptions['onProgress'];
}

/** What a move came to. */
export interface Moved {
  /** Whether the new site builds. */
  readonly ok: boolean;
  readonly routes: BuildOutcome['routes'];
  readonly redirects: readonly Redirect[];
  /** The plan's, and what was found out on the way; with files of the old site. */
  readonly findings: readonly Diagnostic[];
  /** What the build says; with files of the new site. */
  readonly problems: readonly Diagnostic[];
  /** The same with the files of the old site that they were made from. */
  readonly oldProblems: readonly Diagnostic[];
  /** Absent where nothing was built. */
  readonly report: CheckReport | undefined;
  /** Addresses of the old site that nothing answers; paths on its host. */
  readonly lost: readonly string[];
  /** Packages that its code imports. */
  readonly packages: readonly string[];
  /** Those that are not installed for the old site either: without them nothing is built. */
  readonly missingPackages: readonly string[];
  readonly moves: ImportPlan['moves'];
}

/** So often a new site is adjusted to what a build of it says. */
const mostRounds = 8;

/** Write the new site, and build and check it, with what only its routes and its build can tell put into the configuration. */
export async function moveIn(options: MoveOptions): Promise<Moved> {
  const {site, folder} = options;
  const {plan} = site;
  await writePlan(folder, plan.files);
  const {missing, takeBack} = await lendPackages(folder, site.folder, plan.packages);
  try {
    const moved = await buildAnew(options, missing.length > 0);
    return {...moved, packages: plan.packages, missingPackages: missing, moves: plan.moves};
  } finally {
    await takeBack();
  }
}

/** @param hasMissing Whether packages are not installed that code imports. */
async function buildAnew(
  options: MoveOptions,
  hasMissing: boolean,
): Promise<Omit<Moved, 'packages' | 'missingPackages' | 'moves'>> {
  const {site, folder, contract, tools, signal, onProgress} = options;
  const {plan, configFile} = site;
  const buildOptions = {
    siteFolder: folder,
    outDir: 'build',
    drafts: false,
    strict: false,
    cache: true,
    signal,
    onProgress,
  };
  let findings = [...plan.findings];
  let {config} = plan;
  const writeConfig = async (): Promise<void> =>
    await writePlan(folder, printSiteConfig(config, configFile));

  await writeConfig();
  const listed = await tools.listRoutes(buildOptions);
  const baseUrl = listed.baseUrl ?? '/';
  const oldPaths = contract.map((path) => withoutTrailingSlash(withoutBaseUrl(path, baseUrl)));
  const redirects = newRedirects({
    wanted: [...plan.redirects, ...(await site.redirectsFor(listed.routes.map(({path}) => path)))],
    lists: plan.lists,
    oldPaths,
    routes: listed.routes.map(({path}) => path),
  });
  findings.push(...redirects.findings.map((one) => ({...one, file: configFile})));
  if (redirects.kept.length > 0) config = {...config, redirects: redirectSettings(redirects.kept)};
  await writeConfig();

  let result = await tools.build(buildOptions);
  for (let round = 1; round < mostRounds; round += 1) {
    const adjusted = adjustments(config, result.diagnostics);
    // Once its packages are installed, a page may be right.
    const aside =
      result.ok || hasMissing ? [] : await setAside(folder, result.diagnostics, listed.routes);
    const leaves = result.diagnostics.some(({code}) => code === 'link-leaves-version');
    const kept = leaves ? await tools.keepLinks(folder) : [];
    if (adjusted === undefined && aside.length + kept.length === 0) break;
    config = adjusted?.config ?? config;
    const builtIn = new Set(aside.flatMap(({target = ''}) => target.split(' ')));
    findings = findings.filter(
      ({code, target = ''}) => code !== 'elements-replaced' || !builtIn.has(target),
    );
    findings.push(
      ...(adjusted?.findings ?? []).map((one) => ({...one, file: configFile})),
      ...[...aside, ...kept.map(linksKept)].map((one) => atOldFile(one, site)),
    );
    await writeConfig();
    result = await tools.build(buildOptions);
  }
  signal?.throwIfAborted();
  const report = result.ok ? await tools.check(folder, contract) : undefined;
  const broken = report?.broken ?? [];
  return {
    ok: result.ok,
    routes: result.routes.length > 0 ? result.routes : listed.routes,
    redirects: redirects.kept,
    findings,
    problems: result.diagnostics,
    oldProblems: result.diagnostics.map((problem) => atOldFile(problem, site, folder)),
    report,
    lost: broken.filter(({kind}) => kind === 'contract').map(({target}) => target),
  };
}

function linksKept({sourcePath, links}: KeptLinks): Diagnostic {
  const [subject, verb] = links === 1 ? ['A link', 'leads'] : [`${links} links`, 'lead'];
  return {
    severity: 'info',
    code: 'links-kept',
    message: `${subject} without a version ${verb} to the version of the page now, no longer to the default version.`,
    file: sourcePath,
  };
}

/**
 * A problem of the new site, at the file of the old one that its file was made from; without a location if there is none.
 *
 * @param newFolder Of the new site, if the problem is of its files as they are now.
 */
function atOldFile(problem: Diagnostic, site: OldSite, newFolder?: string): Diagnostic {
  const {file = '', line, column, hint, ...rest} = problem;
  const {plan, configFile, folder} = site;
  const planned = plan.files.find(({path}) => path === file);
  const isConfig = /^site\.config\.ts$|\/sidebars\.json$/.test(file);
  const source =
    planned !== undefined && 'copyOf' in planned
      ? relativePath(folder, planned.copyOf)
      : (plan.sources.get(file) ?? (isConfig ? configFile : undefined));
  const old = {...rest, hint: hint && withOldFolders(hint, plan.moves), file: source};
  if (source === undefined || planned === undefined || isConfig) return old;
  const now = newFolder && readOldFile(file, {folder: newFolder, root: newFolder});
  const text = now ?? ('text' in planned ? planned.text : undefined);
  return text === undefined || line === undefined
    ? {...old, line, column}
    : {...old, ...oldLocation({line, column}, text, readOldFile(source, site) ?? '')};
}

function withOldFolders(text: string, moves: ImportPlan['moves']): string {
  return moves.reduce((said, [from, to]) => said.replaceAll(`\`${to}/`, () => `\`${from}/`), text);
}

/** Additions to a file come first, and changed lines keep their position. */
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
