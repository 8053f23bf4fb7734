import {noCounterpart} from './config-findings.ts';
import type {Report} from './findings.ts';
import type {SiteRules} from './site-rules.ts';
import {type Fields, fieldsOf, isFields, isOff, packageOf, valueAt, without} from './values.ts';

/** Maximum number of rounds. Removing one part of a configuration can make another part invalid. */
const maxRounds = 50;

type Hints = Readonly<Record<string, string>>;

/**
 * Returns a configuration without its invalid parts, and reports each of these parts.
 *
 * @param needless Reasons why settings are not needed, keyed by key path.
 * @param hints Hints for other unknown settings, keyed by key path.
 */
export function onlyValid(
  config: Fields,
  {configProblems, formatKeyPath}: SiteRules,
  report: Report,
  needless: Hints = {},
  hints: Hints = {},
): Fields {
  let valid = config;
  for (let round = 0; round < maxRounds; round += 1) {
    const problems = configProblems(valid);
    if (problems.length === 0) return valid;
    // In reverse order, because removing an entry from a list changes the indexes of the entries after it.
    for (const {path, message, unknown} of problems.toReversed()) {
      for (const key of unknown) {
        const name = formatKeyPath([...path, key]);
        const hint = hints[name];
        if (!isOff(valueAt(valid, [...path, key]))) {
          // The same setting of several entries is one finding.
          const shown = name.replace(/\[\d+\]/g, '[…]');
          report({...noCounterpart(shown, needless[name]), ...(hint !== undefined && {hint})});
        }
        valid = fieldsOf(without(valid, [...path, key]));
      }
      if (unknown.length > 0) continue;
      const isMissing = valueAt(valid, path) === undefined;
      // If a required part is missing, the surrounding setting is removed.
      const part = isMissing ? path.slice(0, -1) : path;
      if (part.length === 0) return valid;
      const reason = isMissing
        ? `\`${formatKeyPath(path)}\` is missing`
        : `it ${message === '' ? 'is not valid here' : message}`;
      const isNull = valueAt(valid, part) === null;
      valid = fieldsOf(without(valid, part));
      // In the old configuration, `null` means the default value.
      if (isNull) continue;
      report.decide('setting-dropped', `\`${formatKeyPath(part)}\` is omitted: ${reason}.`, {
        hint: 'Check whether readers need the effect of this setting.',
      });
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
      report.lost(
        'setting-computed',
        `\`${path}\` is computed by the package \`${name}\`, which was not run.`,
        {consequence: 'The setting is missing.', hint: 'Set its value in `site.config.ts`.'},
      );
      return undefined;
    }
    if (Array.isArray(value)) {
      return value.flatMap((entry, index) => {
        const inner = strip(entry, `${path}[${index}]`);
        return inner === undefined ? [] : [inner];
      });
    }
    return isFields(value) ? stripFields(value, `${path}.`) : value;
  };
  const stripFields = (fields: Fields, before: string): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, strip(value, before + key)]),
    );
  return stripFields(config, '');
}
