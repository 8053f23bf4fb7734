import type {z} from 'zod';
import {
  comparePositions,
  type Diagnostic,
  didYouMean,
  type Location,
  printable,
} from '../../../core/diagnostics/diagnostic.ts';

export interface FieldRules {
  /** Code of the diagnostics, such as `front-matter-invalid`. */
  readonly code: string;
  readonly locate: (path: readonly PropertyKey[], part?: 'key' | 'value') => Location;
  /** Effect of an invalid field, for messages. */
  readonly consequence?: string;
  /** Prefix of field names in messages: `docs[2].`. */
  readonly prefix?: string;
}

export interface ValidatedFields<T> {
  /** The valid fields; `undefined` if a required field is invalid. */
  readonly fields: T | undefined;
  readonly problems: readonly Diagnostic[];
}

/**
 * Validates an object against a schema whose field descriptions state the requirements.
 *
 * @returns The valid fields, and a diagnostic for each invalid field.
 */
export function validateFields<S extends z.ZodObject>(
  schema: S,
  value: object,
  rules: FieldRules,
): ValidatedFields<z.output<S>> {
  const result = schema.safeParse(value);
  if (result.success) return {fields: result.data, problems: []};
  const issues = onePerField(result.error.issues);
  const problems = issues
    .flatMap((issue) => problemsOf(issue, schema, value, rules))
    .sort(comparePositions);
  const bad = new Set(
    issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]])),
  );
  const valid = Object.fromEntries(Object.entries(value).filter(([field]) => !bad.has(field)));
  return {fields: schema.safeParse(valid).data, problems};
}

/** Keeps one issue for each field. */
function onePerField(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const first = new Map(
    issues
      .toReversed()
      .map((issue) => [`${issue.code === 'unrecognized_keys'}${String(issue.path[0])}`, issue]),
  );
  return issues.filter((issue) => [...first.values()].includes(issue));
}

function problemsOf(
  issue: z.core.$ZodIssue,
  schema: z.ZodObject,
  value: object,
  rules: FieldRules,
): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(key, Object.keys(schema.shape), rules));
  }
  const name = `${rules.prefix ?? ''}${formatPath(issue.path)}`;
  const [field] = issue.path;
  const expected = typeof field === 'string' ? schema.shape[field]?.description : undefined;
  const given = valueAt(value, issue.path);
  const message =
    issue.code === 'custom'
      ? issue.message
      : given === undefined
        ? `\`${name}\` is missing; it must be ${expected ?? 'given'}.`
        : `\`${name}\` must be ${expected ?? 'something else'}, but is ${describeValue(given)}.`;
  return [
    {
      severity: 'error',
      code: rules.code,
      message,
      ...rules.locate(issue.path),
      consequence: rules.consequence,
      hint: hintFor(expected, given),
    },
  ];
}

function unknownField(key: string, known: readonly string[], rules: FieldRules): Diagnostic {
  return {
    severity: 'error',
    code: rules.code,
    message: `\`${rules.prefix ?? ''}${key}\` is not a known field.`,
    ...rules.locate([key], 'key'),
    consequence: rules.consequence,
    hint: didYouMean(key, known) ?? `Known fields are ${listOf(known)}.`,
  };
}

function hintFor(expected: string | undefined, given: unknown): string | undefined {
  if (expected?.includes('string')) {
    if (given === null) return "Write a string, or omit the field; an empty string is `''`.";
    return typeof given === 'boolean' ? 'Put the value in quotes.' : undefined;
  }
  if (typeof given !== 'string' || !expected?.includes('`true`')) return undefined;
  // YAML 1.1 parsed these words as booleans; YAML 1.2 does not.
  if (/^(?:y|yes|on|true)$/i.test(given)) return 'Write `true`, without quotes.';
  return /^(?:n|no|off|false)$/i.test(given) ? 'Write `false`, without quotes.' : undefined;
}

/** Formats a field path: `keywords[1]`, `link.title`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`,
    )
    .join('');
}

/** Formats a list of names: `a`, `b` and `c`, in backticks. */
export function listOf(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop();
  if (last === undefined) return 'none';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}

/** Describes a value as a sentence part: "the string `yes`", "`9`", "a list". Long strings are truncated. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string')
    return value === '' ? 'an empty string' : `the string \`${cut(value)}\``;
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'function') return 'a function';
  return `\`${String(value)}\``;
}

function cut(text: string): string {
  const oneLine = printable(text.replace(/\s+/g, ' '));
  return oneLine.length > 60 ? `${oneLine.slice(0, 59)}…` : oneLine;
}
