import type {Diagnostic, Location} from '../../core/diagnostics/diagnostic.ts';
import {routeToMarkdownPath} from '../../core/urls/href.ts';
import type {PrintedVersion, Redirect, Route, StaticFile} from '../types.ts';
import type {Candidate} from './candidates.ts';

interface Writer {
  readonly outputPath: string;
  /** Description of the source for messages, with backticks around paths and titles. */
  readonly source: string;
  readonly location: Location;
  /** Setting that disables a generated file. */
  readonly without?: string;
}

/**
 * Reports conflicting output files: two files with the same path, or a file and a folder with the same path.
 *
 * @param claims Routes with the pages that requested their paths; each path was assigned to the first page. The
 * not-found page has no source.
 */
export function outputCollisions(
  claims: readonly {readonly route: Route; readonly claimants: readonly Candidate[]}[],
  staticFiles: readonly StaticFile[],
  {
    printed,
    redirects,
    hasMarkdownPages,
  }: {
    readonly printed: readonly PrintedVersion[];
    readonly redirects: readonly Redirect[];
    readonly hasMarkdownPages: boolean;
  },
): Diagnostic[] {
  const writers = [
    // Registered first, so that a collision is reported at the location of the other file.
    ...printed.map(
      ({outputPath, version}): Writer => ({
        outputPath,
        source: `version \`${version}\` on one page`,
        location: {},
        without: 'docs: {printPage: false}',
      }),
    ),
    ...claims.map(
      ({route: {outputPath}, claimants: [winner]}): Writer => ({
        outputPath,
        source: winner?.source ?? 'the page for unknown URLs',
        location: winner?.location ?? {},
      }),
    ),
    ...(hasMarkdownPages ? claims.flatMap(markdownWriters) : []),
    ...staticFiles.map(
      ({outputPath, sourcePath}): Writer => ({
        outputPath,
        source: `\`${sourcePath}\``,
        location: {file: sourcePath},
      }),
    ),
    ...redirects.map(
      ({outputPath, from, location}): Writer => ({
        outputPath,
        source: `the redirect from \`${from}\``,
        location,
      }),
    ),
  ];
  const byPath = new Map<string, Writer>();
  const diagnostics: Diagnostic[] = [];
  for (const writer of writers) {
    const other = byPath.get(writer.outputPath);
    if (other === undefined) byPath.set(writer.outputPath, writer);
    else diagnostics.push(sameFile(other, writer));
  }
  for (const writer of byPath.values()) {
    const file = parents(writer.outputPath).map((folder) => byPath.get(folder));
    for (const other of file)
      if (other !== undefined) diagnostics.push(fileAndFolder(other, writer));
  }
  return diagnostics;
}

/** Returns the Markdown copy of a page. The not-found page does not have one. */
function markdownWriters({
  route: {path},
  claimants: [winner],
}: {
  readonly route: Route;
  readonly claimants: readonly Candidate[];
}): Writer[] {
  if (winner === undefined) return [];
  const {source, location} = winner;
  return [
    {
      outputPath: routeToMarkdownPath(path),
      source: `the Markdown of ${source}`,
      location,
      without: "markdownPages: 'none'",
    },
  ];
}

/** Returns the folders that contain a path: `a/b` and `a` for `a/b/c.html`. */
function parents(path: string): string[] {
  const at = path.lastIndexOf('/');
  if (at < 0) return [];
  const folder = path.slice(0, at);
  return [folder, ...parents(folder)];
}

const collision = {
  severity: 'error',
  code: 'output-collision',
  consequence: 'Only one of them can be written.',
} as const;

function hintFor(one: Writer, other: Writer): string {
  const rename = 'Rename one of the two';
  const without = one.without ?? other.without;
  return without === undefined ? `${rename}.` : `${rename}, or set \`${without}\`.`;
}

function sameFile(first: Writer, second: Writer): Diagnostic {
  return {
    ...collision,
    hint: hintFor(first, second),
    message: `${capitalized(first.source)} and ${second.source} both become \`${second.outputPath}\`.`,
    ...second.location,
  };
}

function fileAndFolder(file: Writer, inner: Writer): Diagnostic {
  return {
    ...collision,
    hint: hintFor(file, inner),
    message: `${capitalized(file.source)} becomes the file \`${file.outputPath}\`, but ${inner.source} needs a folder with that name.`,
    ...file.location,
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
