import {formatKeyPath, valueAt} from '../../site/config/problems/key-path.ts';
import {sentence} from '../../site/config/schema/choice.ts';
import {siteConfigSchema} from '../../site/config/schema/index.ts';
import type {Report} from './report.ts';
import {type Fields, fieldsOf, isFields} from './values.ts';

/** A configuration without what is not valid here: each is reported. */
export function onlyValid(config: Fields, report: Report): Fields {
  let valid: Fields = config;
  // Each round takes something away.
  for (let round = 0; round < 50; round += 1) {
    const {error} = siteConfigSchema.safeParse(valid, {error: sentence});
    if (error === undefined) return valid;
    // From the end: what is taken out of a list changes the positions of what follows.
    for (const issue of error.issues.toReversed()) {
      const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
      const isMissing = valueAt(valid, path) === undefined;
      // Without what it must have, the rest means nothing.
      const part = isMissing ? path.slice(0, -1) : path;
      const gone =
        issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [part];
      const reason = isMissing
        ? `\`${formatKeyPath(path)}\` is missing`
        : `it ${issue.message === '' ? 'is not valid here' : issue.message}`;
      for (const one of gone) {
        if (one.length === 0) return valid;
        valid = fieldsOf(without(valid, one));
        report({
          severity: 'warning',
          code: 'setting-dropped',
          message: `\`${formatKeyPath(one)}\` ${issue.code === 'unrecognized_keys' ? 'has no counterpart' : `is left out: ${reason}`}.`,
          hint: 'See what it did, and whether readers miss it.',
        });
      }
    }
  }
  return valid;
}

/** A copy without what lies at the path. */
export function without(value: unknown, [key, ...rest]: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_entry, index) => index !== Number(key))
      : value.map((entry, index) => (index === Number(key) ? without(entry, rest) : entry));
  }
  if (!isFields(value) || key === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      if (name !== String(key)) return [[name, entry]];
      return rest.length === 0 ? [] : [[name, without(entry, rest)]];
    }),
  );
}
