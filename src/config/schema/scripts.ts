import {z} from 'zod';
import {nonBlank} from './text.ts';

const attributeName = z
  .string()
  .regex(
    /^(?!on)[a-z][a-z\d-]*$/,
    'must be the name of an attribute in lower case, none for events',
  );

const attributes = z
  .object({src: nonBlank})
  .catchall(z.union([z.string(), z.boolean()]))
  .superRefine((written, context) => {
    for (const name of Object.keys(written)) {
      const {success, error} = attributeName.safeParse(name);
      if (!success) {
        context.addIssue({code: 'custom', message: error.issues[0]?.message, path: [name]});
      }
    }
  });

/** One script: its address, or its attributes, of which those that are `false` are left out. */
const script = z
  .union([nonBlank, attributes], {error: 'must be an address, or an object with `src`'})
  .transform((written): Readonly<Record<string, string>> & {readonly src: string} => {
    if (typeof written === 'string') return {src: written};
    const texts = Object.entries(written).flatMap(([name, value]) =>
      value === false ? [] : [[name, value === true ? '' : value] as const],
    );
    return {...Object.fromEntries(texts), src: written.src};
  });

export const scripts = z.array(script);
