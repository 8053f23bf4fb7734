import type {z} from 'zod';
import {nearest} from '../../../core/diagnostics/diagnostic.ts';
import {describeKind, describeValue, listed, quoted} from '../words.ts';
import {formatKeyPath, valueAt} from './key-path.ts';
import type {ConfigProblem, KeyPath} from './types.ts';
import {unknownKeys} from './unknown-keys.ts';

/**
 * Converts a schema issue to a problem with a message.
 *
 * @param raw The entire configuration, as written.
 */
export function issueProblem(issue: z.core.$ZodIssue, raw: unknown): ConfigProblem {
  const path = toKeyPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return unknownKeys(path, issue.keys, issue.message.split(' '));
  }
  const key = quoted(formatKeyPath(path));
  const given = valueAt(raw, path);
  if (given === undefined) {
    return {
      code: 'config-missing-key',
      path,
      message: `${key} is missing.`,
      hint: `It ${expectation(issue)}.`,
    };
  }
  return {
    code: 'config-invalid-value',
    path,
    message: `${key} ${expectation(issue)}${found(issue, given)}.`,
    hint: hint(issue, given),
  };
}

/** Returns `; it is …`, unless the message already describes the value. */
function found(issue: z.core.$ZodIssue, given: unknown): string {
  const isShort = given === null || !['object', 'function'].includes(typeof given);
  const isOwnSentence = issue.message !== '';
  if (isOwnSentence && !(isShort && issue.message.startsWith('must'))) return '';
  return `; it is ${describeValue(given)}`;
}

function hint(issue: z.core.$ZodIssue, given: unknown): string | undefined {
  const own = paramsOf(issue).hint;
  if (typeof own === 'string') return own;
  const allowed = allowedValues(issue);
  const meant = typeof given === 'string' ? nearest(given, allowed) : undefined;
  const isListed = allowed.every((value) => expectation(issue).includes(quoted(value)));
  const sentences = [
    ...(meant === undefined ? [] : [`Did you mean ${quoted(meant)}?`]),
    ...(isListed ? [] : [`Allowed values are ${listed(allowed.map(quoted))}.`]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

function toKeyPath(path: readonly PropertyKey[]): KeyPath {
  return path.map((key) => (typeof key === 'number' ? key : String(key)));
}

/** Returns the requirement for a value as the end of a sentence: `must be a string`. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message !== '') return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${describeKind(issue.expected)}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_union':
      return `must be ${listed(kinds(issue.errors), 'or')}`;
    default:
      return `must be ${listed(allowedValues(issue).map(quoted), 'or')}`;
  }
}

/** Returns the allowed values, if they can be listed. */
function allowedValues(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const {allowed} = paramsOf(issue);
  return Array.isArray(allowed) ? allowed.map(String) : [];
}

/** Returns the message parameters that custom checks add. */
function paramsOf(issue: z.core.$ZodIssue): {
  readonly allowed?: unknown;
  readonly hint?: unknown;
} {
  return (issue.code === 'custom' ? issue.params : undefined) ?? {};
}

function kinds(errors: readonly (readonly z.core.$ZodIssue[])[]): string[] {
  const expected = errors
    .flat()
    .flatMap((issue) => (issue.code === 'invalid_type' ? [describeKind(issue.expected)] : []));
  return [...new Set(expected)];
}
