import {printable} from '../../core/diagnostics/diagnostic.ts';
import {routeToHref} from '../../core/urls/href.ts';
import type {BuildOutcome, RouteRow} from '../../pipeline/types.ts';
import type {Engine} from '../engine.ts';
import type {Io} from '../io.ts';
import {inOrder, printDiagnostics} from '../report/diagnostics.ts';
import {jsonText} from '../report/format.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

/** Options of `legacydocs routes`. */
export interface RoutesFlags {
  readonly json?: true;
  readonly contract?: true;
}

/**
 * Prints the route table of a site.
 *
 * @returns The exit code.
 */
export async function routesCommand(
  site: string,
  {json, contract}: RoutesFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const result = await engine.listRoutes({
    siteFolder,
    outDir: 'build',
    drafts: false,
    strict: false,
    cache: true,
  });
  const {ok, routes, diagnostics} = result;
  printDiagnostics(diagnostics, io, {siteFolder, allWith: '--json'});
  if (contract) io.stdout.write(contractOf(result));
  else if (json) {
    io.stdout.write(jsonText({ok, routes, diagnostics: inOrder(diagnostics)}));
  } else if (routes.length > 0) io.stdout.write(routeTable(routes));
  return ok ? exitCode.good : exitCode.siteHasErrors;
}

/** Returns the sorted paths of all pages and redirects, one per line. */
function contractOf({routes, redirectPaths = [], baseUrl = '/'}: BuildOutcome): string {
  const paths = [...routes.map(({path}) => path), ...redirectPaths];
  return paths
    .map((path) => `${routeToHref(path, baseUrl)}\n`)
    .sort()
    .join('');
}

/** Formats routes as columns with a heading. Empty cells contain `-`. */
function routeTable(routes: readonly RouteRow[]): string {
  const rows = [
    ['route', 'version', 'source', 'output'],
    ...routes.map(({path, version, source, outputPath}) => [
      path,
      version ?? '-',
      source ?? '-',
      outputPath,
    ]),
  ].map((row) => row.map(printable));
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
    .join('');
}
