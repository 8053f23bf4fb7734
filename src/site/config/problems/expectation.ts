import type {z} from 'zod';
import {describeKind, listed, quoted} from '../words.ts';

/** Returns the requirement for a value as the end of a sentence: `must be a string`. */
export function expectation(issue: z.core.$ZodIssue): string {
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
export function allowedValues(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  const {allowed} = paramsOf(issue);
  return Array.isArray(allowed) ? allowed.map(String) : [];
}

/** Returns the message parameters that custom checks add. */
export function paramsOf(issue: z.core.$ZodIssue): {
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
