import {posix} from 'node:path';
import {parse, TomlError} from 'smol-toml';
import {isCollection, isScalar, isSeq, parseDocument, visit} from 'yaml';
import {type BuildError, buildError} from '../../../core/diagnostics/diagnostic.ts';
import {lost} from '../findings.ts';
import type {Source} from '../importer.ts';
import {isOldFile, readOldFile} from '../old-files.ts';
import {type Fields, fieldsOf, isFields, merged, textOf} from '../values.ts';

/**
 * Reads the configuration, merged with the configurations that `INHERIT` refers to.
 *
 * @param heirs Files that inherit from this one.
 */
export function readConfig(file: string, source: Source, heirs: readonly string[] = []): Fields {
  const {INHERIT, ...own} = parseConfig(readOldFile(file, source) ?? '', file);
  const parent = textOf(INHERIT);
  if (parent === undefined) return own;
  const path = posix.join(posix.dirname(file), parent);
  if (path === file || heirs.includes(path)) {
    throw invalid(file, `\`INHERIT\` leads back to \`${path}\`.`);
  }
  if (isOldFile(path, source)) return merged(readConfig(path, source, [...heirs, file]), own);
  source.findings.push(
    lost(
      'config-file-missing',
      `\`INHERIT\` names \`${parent}\`, which does not exist in the repository.`,
      {
        file,
        consequence: 'The settings in that file are missing.',
        hint: 'If the file is outside the repository, run the command again with `--allow-outside`.',
      },
    ),
  );
  return own;
}

/** Parses the settings in a YAML or TOML file. */
export function parseConfig(text: string, file: string): Fields {
  if (file.endsWith('.toml')) return parseToml(text, file);
  const document = parseDocument(text, {uniqueKeys: false, logLevel: 'silent', merge: true});
  const [problem] = document.errors;
  if (problem !== undefined) throw invalidSyntax('YAML', file, problem, problem.linePos?.[0].line);
  // `!!python/name:pymdownx.slugs.uslugify` becomes `{$python: name}`, and `!ENV [A, false]` becomes the last entry of
  // the list.
  visit(document, {
    Node(_key, node) {
      const {tag} = node;
      const python = /python\/(?:object\/apply|name):(.+)$/.exec(tag ?? '')?.[1];
      if (python !== undefined) {
        const inner: unknown = isCollection(node) ? node.toJSON() : {};
        return document.createNode({$python: python, ...fieldsOf(inner)});
      }
      // Python prints a decimal point where JavaScript prints `3` for `3.0`.
      if (isScalar(node) && typeof node.value === 'number' && node.source?.endsWith('.0')) {
        return document.createNode(node.source);
      }
      if (tag !== '!ENV') return undefined;
      const last = isSeq(node) ? node.items.slice(1).at(-1) : undefined;
      return document.createNode(last instanceof Object && 'value' in last ? last.value : null);
    },
  });
  let config: unknown;
  try {
    config = document.toJS();
  } catch (error) {
    // An alias has no anchor, or so many aliases are nested that their contents would fill the memory.
    throw invalidSyntax('YAML', file, error);
  }
  if (!isFields(config)) throw invalid(file, 'The file does not contain settings.');
  return config;
}

/** Parses `zensical.toml`, whose settings are in the table `project`. */
function parseToml(text: string, file: string): Fields {
  try {
    const config = parse(text);
    return isFields(config['project']) ? config['project'] : config;
  } catch (error) {
    throw invalidSyntax('TOML', file, error, error instanceof TomlError ? error.line : undefined);
  }
}

function invalidSyntax(syntax: string, file: string, problem: unknown, line?: number): BuildError {
  const [first = ''] = (problem instanceof Error ? problem.message : String(problem)).split('\n');
  const reason = first.replace(/^Invalid TOML document: /, '');
  if (reason.includes('cannot be represented losslessly')) {
    const message = 'The file contains an integer that is too large for JavaScript.';
    return invalid(file, message, line, 'Write the number in quotes, as a string.');
  }
  return invalid(file, `The file is not valid ${syntax}: ${reason}`, line);
}

function invalid(
  file: string,
  message: string,
  line?: number,
  hint = 'Correct the file: the old generator cannot read it either.',
): BuildError {
  return buildError({code: 'old-config-failed', message, file, line, hint});
}
