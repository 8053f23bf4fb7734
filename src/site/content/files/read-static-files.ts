import {posix} from 'node:path';
import {compareText} from '../../../core/collections/collections.ts';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {portabilityProblem} from '../../../core/urls/href.ts';
import type {Site, StaticFile} from '../../types.ts';
import {listFiles} from './list-files.ts';

/** Default directory, which may be missing. */
const defaultDirectory = 'static';

/**
 * Lists all files of the static directories, including dot files (row OUT-04). If several files have the same output
 * path, the directory that is configured first takes precedence.
 *
 * @returns Sorted by output path. Diagnostics: `static-directory-missing`, `static-file-hidden` and `name-not-portable`
 * (warnings), `static-file-invalid` (an error).
 */
export async function readStaticFiles(
  site: Site,
): Promise<{staticFiles: readonly StaticFile[]; diagnostics: readonly Diagnostic[]}> {
  const byOutput = new Map<string, StaticFile>();
  const diagnostics: Diagnostic[] = [];
  for (const directory of new Set(site.config.staticDirectories)) {
    const folder = posix.join('content', directory).replace(/\/$/, '');
    const listed = await listFiles(site.folder, folder);
    if (listed === undefined) {
      if (directory !== defaultDirectory) diagnostics.push(missing(directory, folder, site));
      continue;
    }
    diagnostics.push(...listed.diagnostics);
    for (const outputPath of listed.files) {
      const sourcePath = `${folder}/${outputPath}`;
      const first = byOutput.get(outputPath);
      if (outputPath.includes('\\')) diagnostics.push(withBackslash(sourcePath));
      else if (first !== undefined) diagnostics.push(hidden(sourcePath, first.sourcePath));
      else {
        byOutput.set(outputPath, {sourcePath, outputPath});
        const problem = portabilityProblem(outputPath, {file: sourcePath});
        if (problem !== undefined) diagnostics.push(problem);
      }
    }
  }
  const staticFiles = [...byOutput.values()].sort((a, b) =>
    compareText(a.outputPath, b.outputPath),
  );
  return {staticFiles, diagnostics};
}

function withBackslash(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'static-file-invalid',
    message: `\`${file}\` cannot be published: its name contains a backslash.`,
    file,
    consequence: 'Browsers treat a backslash in a URL as a slash.',
    hint: 'Rename the file.',
  };
}

function missing(directory: string, folder: string, {config, configFile}: Site): Diagnostic {
  return {
    severity: 'warning',
    code: 'static-directory-missing',
    message: `\`staticDirectories\` lists \`${directory}\`, but there is no folder \`${folder}\`.`,
    file: configFile,
    key: ['staticDirectories', config.staticDirectories.indexOf(directory)],
    consequence: 'The entry has no effect.',
  };
}

function hidden(file: string, first: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'static-file-hidden',
    message: `This file and \`${first}\` have the same path in the output.`,
    file,
    consequence: `Only \`${first}\` is published, because its directory comes first in \`staticDirectories\`.`,
    hint: 'Remove or rename one of the two files.',
  };
}
