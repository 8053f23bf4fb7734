import {z} from 'zod';
import {nonBlank} from './text.ts';

const attributeName = /^(?!on)[a-z][a-z\d-]*$/;

/**
 * Attributes of a script. Strings are written unchanged, `true` writes an empty attribute, and `false` omits the
 * attribute.
 */
const attributes = z
  .looseObject({
    /** URL of the script. Required. */
    src: nonBlank,
  })
  .superRefine((written, context) => {
    for (const [name, value] of Object.entries(written)) {
      const problem = problemOf(name, value);
      if (problem !== undefined) context.addIssue({code: 'custom', message: problem, path: [name]});
    }
  });

function problemOf(name: string, value: unknown): string | undefined {
  if (!attributeName.test(name)) {
    return 'must be an attribute name in lower case, not an event attribute';
  }
  return ['string', 'boolean'].includes(typeof value) ? undefined : 'must be a string or a boolean';
}

/** A script: its URL, or its attributes. */
const script = z
  .union([nonBlank, attributes], {error: 'must be a URL, or an object with `src`'})
  .transform((written): Readonly<Record<string, string>> & {readonly src: string} => {
    if (typeof written === 'string') return {src: written};
    const texts = Object.entries(written).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? '' : String(value)] as const],
    );
    return {...Object.fromEntries(texts), src: written.src};
  });

export const scripts = z.array(script);
