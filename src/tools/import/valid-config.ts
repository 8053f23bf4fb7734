import {decide, lost, type Report} from './findings.ts';
import type {SiteRules} from './target.ts';
import {type Fields, fieldsOf, isFields, packageOf, without} from './values.ts';

/** Removing one part of a configuration can make another part invalid. */
const maxRounds = 50;

/** Returns a configuration without its invalid parts, and reports each of these parts. */
export function onlyValid(config: Fields, rules: SiteRules, report: Report): Fields {
  let valid = config;
  for (let round = 0; round < maxRounds; round += 1) {
    const problems = rules.configProblems(valid);
    if (problems.length === 0) return valid;
    // In reverse order, because removing an entry from a list moves the following ones.
    for (const {path, message, unknown} of problems.toReversed()) {
      const isMissing = valueAt(valid, path) === undefined;
      // If a required part is missing, the surrounding setting is invalid.
      const part = isMissing ? path.slice(0, -1) : path;
      const reason = isMissing
        ? `\`${rules.formatKeyPath(path)}\` is missing`
        : `it ${message === '' ? 'is not valid here' : message}`;
      const parts = unknown.length > 0 ? unknown.map((key) => [...path, key]) : [part];
      for (const one of parts) {
        if (one.length === 0) return valid;
        valid = fieldsOf(without(valid, one));
        const name = rules.formatKeyPath(one);
        report(
          decide(
            'setting-dropped',
            unknown.length > 0
              ? `\`${name}\` has no counterpart.`
              : `\`${name}\` is omitted: ${reason}.`,
            {hint: 'Check whether readers need the effect of this setting.'},
          ),
        );
      }
    }
  }
  return valid;
}

/**
 * Removes values that packages compute, because the import did not run the packages, and reports each of them.
 *
 * @param kept Matches the paths of settings that can contain such values.
 */
export function withoutComputed(config: Fields, kept: RegExp, report: Report): Fields {
  const strip = (value: unknown, path: string): unknown => {
    if (kept.test(path)) return value;
    const name = packageOf(value);
    if (name !== undefined && isFields(value)) {
      report(
        lost(
          'setting-computed',
          `\`${path}\` is computed by the package \`${name}\`, which was not run.`,
          {consequence: 'The setting is missing.', hint: 'Set its value in `site.config.ts`.'},
        ),
      );
      return undefined;
    }
    if (Array.isArray(value)) {
      return value.flatMap((entry, index) => {
        const inner = strip(entry, `${path}[${index}]`);
        return inner === undefined ? [] : [inner];
      });
    }
    return isFields(value) ? stripFields(value, path) : value;
  };
  const stripFields = (fields: Fields, path: string): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [
        key,
        strip(value, path === '' ? key : `${path}.${key}`),
      ]),
    );
  return stripFields(config, '');
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
}
