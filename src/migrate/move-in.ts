import {writeFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import type {BuildOptions, BuildOutcome} from '../build/types.ts';
import type {CheckReport} from '../check/report-schema.ts';
import type {Diagnostic} from '../diagnostics/types.ts';
import {withoutBaseUrl} from '../urls/href.ts';
import {withoutTrailingSlash} from '../urls/route-path.ts';
import {adjustments} from './adjustments.ts';
import {printSiteConfig} from './print-site-config.ts';
import {newRedirects, redirectSettings} from './redirects.ts';
import type {ImportPlan, Redirect} from './types.ts';
import {writePlan} from './write-plan.ts';

/** The parts of this program that a move stands on. */
export interface MoveTools {
  build(options: BuildOptions): Promise<BuildOutcome>;
  listRoutes(options: BuildOptions): Promise<BuildOutcome>;
  /** Judges the built site. @param contract Paths on the site's host that must answer. */
  check(siteFolder: string, contract: readonly string[]): Promise<CheckReport>;
}

export interface MoveOptions {
  readonly plan: ImportPlan;
  /** Name of the configuration that the plan was made from. */
  readonly configFile: string;
  /** Absolute path of the old site. */
  readonly oldFolder: string;
  /** Absolute path of the new site: empty, or not there. */
  readonly folder: string;
  /** Addresses of the old site, as paths on its host. */
  readonly contract: readonly string[];
  /** Redirects that the old site makes for each of its pages. */
  readonly makeRedirects: (paths: readonly string[]) => Promise<readonly Redirect[]>;
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
}

/** So often a configuration is adjusted to what a build of it says. */
const mostRounds = 3;

/** Write the new site, and build and check it, with what only its routes and its build can tell put into the configuration. */
export async function moveIn(options: MoveOptions): Promise<Moved> {
  const {plan, folder, contract, tools, signal, onProgress} = options;
  const buildOptions = {
    siteFolder: folder,
    outDir: 'build',
    drafts: false,
    strict: false,
    cache: true,
    signal,
    onProgress,
  };
  const findings = [...plan.findings];
  let {config} = plan;
  const writeConfig = async (): Promise<void> =>
    await writeFile(join(folder, 'site.config.ts'), printSiteConfig(config, options.configFile));

  await writePlan(folder, plan.files);
  await writeConfig();
  const listed = await tools.listRoutes(buildOptions);
  const baseUrl = listed.baseUrl ?? '/';
  const oldPaths = contract.map((path) => withoutTrailingSlash(withoutBaseUrl(path, baseUrl)));
  const redirects = newRedirects({
    wanted: [
      ...plan.redirects,
      ...(await options.makeRedirects(listed.routes.map(({path}) => path))),
    ],
    lists: plan.lists,
    oldPaths,
    routes: listed.routes.map(({path}) => path),
  });
  findings.push(...redirects.findings.map((one) => ({...one, file: options.configFile})));
  if (redirects.kept.length > 0) config = {...config, redirects: redirectSettings(redirects.kept)};
  await writeConfig();

  let result = await tools.build(buildOptions);
  for (let round = 1; round < mostRounds; round += 1) {
    const adjusted = adjustments(config, result.diagnostics);
    if (adjusted === undefined) break;
    config = adjusted.config;
    findings.push(...adjusted.findings.map((one) => ({...one, file: options.configFile})));
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
    oldProblems: result.diagnostics.map((problem) => ({
      ...problem,
      file: problem.file && oldFile(problem.file, options),
    })),
    report,
    lost: broken.filter(({kind}) => kind === 'contract').map(({target}) => target),
  };
}

/** The file of the old site that one of the new site was made from; itself, if it was made from none. */
function oldFile(path: string, {plan, oldFolder}: MoveOptions): string {
  const source = plan.sources.get(path);
  if (source !== undefined) return source;
  const file = plan.files.find((one) => one.path === path);
  if (file === undefined || 'text' in file) return path;
  return relative(oldFolder, file.copyOf).split(sep).join('/');
}
