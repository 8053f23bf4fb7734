import {z} from 'zod';
import {nearest} from '../../../core/diagnostics/diagnostic.ts';
import {siteConfigSchema} from '../schema/index.ts';
import {listed, quoted} from '../words.ts';
import {foreignKeys} from './foreign-keys.ts';
import {formatKeyPath} from './key-path.ts';
import type {ConfigProblem, KeyPath} from './types.ts';

/**
 * Maximum number of known keys that are listed even if the hint already suggests a replacement for each unknown key.
 */
const maxListed = 30;

/**
 * Reports all unknown keys of an object as one problem (row CFG-03).
 *
 * @param path Key path of the object.
 * @param keys The unknown keys.
 * @param known The valid keys.
 */
export function unknownKeys(
  path: KeyPath,
  keys: readonly string[],
  known: readonly string[],
): ConfigProblem {
  const names = listed(keys.map((key) => quoted(formatKeyPath([...path, key]))));
  const hints = keys.flatMap((key) => replacement(path, key, known, keys.length > 1) ?? []);
  const parent = path.length === 0 ? 'The configuration' : quoted(formatKeyPath(path));
  return {
    code: 'config-unknown-key',
    path: [...path, keys[0] ?? ''],
    message: `${names} ${keys.length === 1 ? 'is not a setting' : 'are not settings'}.`,
    consequence: 'An unknown setting would have no effect, so the build stops.',
    hint: [
      ...hints,
      ...(path.length === 0 ? ['Put your own data in `customFields`.'] : []),
      ...(known.length > maxListed && hints.length === keys.length
        ? []
        : [`${parent} accepts ${listed(known.map(quoted))}.`]),
    ].join(' '),
  };
}

function replacement(
  path: KeyPath,
  key: string,
  known: readonly string[],
  nameKey: boolean,
): string | undefined {
  const names = [...path, key].filter((part) => typeof part === 'string').join('.');
  if (Object.hasOwn(foreignKeys, names)) return foreignKeys[names];
  // Detects a setting at the wrong level. Nested names such as `label` are ambiguous and are ignored.
  const [keyPath] = path.length < 2 ? keyPathsOf(key) : [];
  if (keyPath !== undefined) return `Use \`${keyPath}\` instead of \`${key}\`.`;
  const meant = nearest(key, known);
  if (meant === undefined) return undefined;
  return nameKey ? `Did you mean \`${meant}\`, not \`${key}\`?` : `Did you mean \`${meant}\`?`;
}

/**
 * Finds other valid locations of a setting with this name, such as `docs.versions` for `versions`.
 *
 * @returns Key paths, shortest first. Settings in lists are not included.
 */
function keyPathsOf(name: string): string[] {
  const found: string[] = [];
  const visit = (
    {properties = {}}: z.core.JSONSchema.JSONSchema,
    path: readonly string[],
  ): void => {
    for (const [key, schema] of Object.entries(properties)) {
      const keyPath = [...path, key];
      if (key === name) found.push(keyPath.join('.'));
      if (typeof schema === 'object') visit(schema, keyPath);
    }
  };
  visit(z.toJSONSchema(siteConfigSchema, {io: 'input', unrepresentable: 'any'}), []);
  return found.sort((a, b) => a.split('.').length - b.split('.').length);
}
