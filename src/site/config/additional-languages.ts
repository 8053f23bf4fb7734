import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, join, resolve} from 'node:path';
import type {LanguageRegistration} from 'shiki';
import type {Reads} from '../../core/cache/reads.ts';
import {BuildError, didYouMean} from '../../core/diagnostics/diagnostic.ts';
import {importTypeScript} from '../../core/modules/import-typescript.ts';
import {regularFile} from '../../core/paths/paths.ts';
import type {ConfigProblem} from './problems/types.ts';
import type {ThemeConfig} from './schema/index.ts';

/** Resolved `code.additionalLanguages`. */
export interface AdditionalLanguages {
  readonly languages: readonly LanguageRegistration[];
  readonly problems: readonly ConfigProblem[];
  /** Input files; `unknown` if any grammar comes from a package. */
  readonly reads: Reads;
}

type Entry = ThemeConfig['code']['additionalLanguages'][number];

/**
 * Loads the TextMate grammars of all entries: inline, from a file or from a package. Names of Shiki's own grammars are
 * skipped, because Shiki loads these grammars itself.
 */
export async function additionalLanguages(
  entries: readonly Entry[],
  {folder, configFile}: {readonly folder: string; readonly configFile: string},
): Promise<AdditionalLanguages> {
  if (entries.length === 0) return {languages: [], problems: [], reads: []};
  const known = Object.keys((await import('shiki/langs')).bundledLanguages);
  const languages: LanguageRegistration[] = [];
  const problems: ConfigProblem[] = [];
  const reads: string[] = [];
  let hasPackages = false;
  for (const [index, entry] of entries.entries()) {
    const problem = (message: string, hint: string): void => {
      const path = ['themeConfig', 'code', 'additionalLanguages', index];
      problems.push({code: 'config-missing-file', path, message, hint});
    };
    if (typeof entry !== 'string') {
      languages.push(registered(entry, entry.name));
      continue;
    }
    if (known.includes(entry.toLowerCase())) continue;
    if (/^\.{0,2}\/|\.json$/i.test(entry)) {
      const file = resolve(folder, entry);
      reads.push(file);
      const grammar = await readGrammar(file);
      if (typeof grammar === 'string')
        problem(
          `\`${entry}\` ${grammar}`,
          "Paths are relative to the configuration's folder; a grammar is a TextMate JSON file, with `scopeName` and `patterns`.",
        );
      else languages.push(registered(grammar, basename(file).replace(/\..*$/, '')));
      continue;
    }
    hasPackages = true;
    const found = await grammarsOf(entry, {folder, configFile});
    if (found.length > 0) languages.push(...found.map((grammar) => registered(grammar, entry)));
    else {
      problem(
        `\`${entry}\` is neither a Shiki language, nor a file, nor an installed package with a grammar.`,
        didYouMean(entry, known) ??
          'See https://shiki.style/languages for the names, or specify the path of a TextMate grammar.',
      );
    }
  }
  return {languages, problems, reads: hasPackages ? 'unknown' : reads};
}

/** Returns a grammar with all names that pages can use for it, in lower case. */
function registered(grammar: Grammar, usual: string): LanguageRegistration {
  const {fileTypes = [], aliases = [], ...rest} = grammar;
  const names = [usual, grammar.name ?? usual, ...aliases, ...fileTypes].map((name) =>
    name.toLowerCase(),
  );
  const [name = usual, ...others] = new Set(names);
  // The grammar is not validated, because mistakes in it only affect highlighting.
  return {...rest, name, aliases: others} as LanguageRegistration;
}

interface Grammar {
  readonly name?: string | undefined;
  readonly scopeName: string;
  readonly aliases?: readonly string[] | undefined;
  readonly fileTypes?: readonly string[] | undefined;
}

function isGrammar(value: unknown): value is Grammar {
  return typeof value === 'object' && value !== null && 'scopeName' in value && 'patterns' in value;
}

/**
 * Reads a grammar file.
 *
 * @returns The grammar, or the reason why the file does not contain one.
 */
async function readGrammar(file: string): Promise<Grammar | string> {
  if (!existsSync(file)) return 'does not exist.';
  try {
    const value: unknown = JSON.parse(await readFile(regularFile(file), 'utf8'));
    return isGrammar(value) ? value : 'is not a grammar.';
  } catch {
    return 'is not valid JSON.';
  }
}

async function grammarsOf(
  name: string,
  {folder, configFile}: {readonly folder: string; readonly configFile: string},
): Promise<readonly Grammar[]> {
  try {
    const {module} = await importTypeScript(join(folder, configFile), {
      folder,
      contents: `export * as found from ${JSON.stringify(name)};`,
    });
    const value: unknown = Object(module['found']).default;
    return (Array.isArray(value) ? value : [value]).filter(isGrammar);
  } catch (error) {
    if (error instanceof BuildError) return [];
    throw error;
  }
}
