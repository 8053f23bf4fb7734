import {readdir} from 'node:fs/promises';
import {distance} from 'fastest-levenshtein';
import {BuildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {configFileNames} from './config-file-names.ts';

/**
 * Finds the configuration file of a site (row DEV-01).
 *
 * @param folder Absolute path of the site folder.
 * @returns The file's name, and a warning for each other configuration file, which is ignored.
 * @throws {BuildError} `config-missing`.
 */
export async function findConfigFile(
  folder: string,
): Promise<{readonly name: string; readonly diagnostics: readonly Diagnostic[]}> {
  const names = await readdir(folder);
  const [name, ...hidden] = configFileNames.filter((candidate) => names.includes(candidate));
  if (name === undefined) throw new BuildError([missing(names.sort())]);
  return {
    name,
    diagnostics: hidden.map((other) => ({
      severity: 'warning',
      code: 'config-hidden',
      message: `\`${other}\` is not used: \`${name}\` takes precedence.`,
      file: other,
      hint: 'Delete one of the two.',
    })),
  };
}

function missing(names: readonly string[]): Diagnostic {
  const looked = configFileNames.map((name) => `\`${name}\``).join(', ');
  return {
    severity: 'error',
    code: 'config-missing',
    message: `The site folder has no configuration. Looked for ${looked}.`,
    consequence: 'The site cannot be built without a configuration.',
    hint: hintFor(names),
  };
}

function hintFor(names: readonly string[]): string {
  const docusaurus = names.find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name));
  if (docusaurus !== undefined) {
    return `\`${docusaurus}\` is not read. Copy its settings to \`site.config.ts\`; most of them have the same names.`;
  }
  for (const name of names) {
    const meant = configFileNames.find((known) => isTypo(name, known));
    if (meant !== undefined)
      return `If \`${name}\` is the configuration, rename it to \`${meant}\`.`;
  }
  return 'Specify the folder that contains the configuration: `legacydocs build <site>`. `legacydocs init <folder>` starts a new site.';
}

/**
 * Returns true if a name is probably a typo of a configuration file's name. `vite.config.ts` differs by only one
 * letter, but belongs to Vite.
 */
function isTypo(name: string, meant: string): boolean {
  return !name.startsWith('vite.') && distance(name.toLowerCase(), meant) <= 2;
}
