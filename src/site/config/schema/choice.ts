import {z} from 'zod';

/** Reason why a value does not match any form. */
interface NoForm {
  readonly message: string;
  readonly path?: string[] | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
}

interface Chooser<Form> {
  /** The schema for a value; `undefined` if the value does not match any form. */
  readonly choose: (value: unknown) => Form | undefined;
  readonly explain: (value: unknown) => NoForm;
}

/**
 * Returns a schema for a value with several forms. It selects the intended form first, so that all messages are about
 * that form. `z.union` tries all forms and reports the problems of each one.
 */
export function choice<Form extends z.ZodType>({
  choose,
  explain,
}: Chooser<Form>): z.ZodType<z.output<Form>, z.input<Form>> {
  return z.transform((value: z.input<Form>, context): z.output<Form> => {
    const form = choose(value);
    if (form === undefined) {
      context.addIssue({...explain(value), code: 'custom', input: value});
      return z.NEVER;
    }
    const result = form.safeParse(value, {error: sentence});
    if (result.success) return result.data;
    context.issues.push(...result.error.issues.map((issue) => ({...issue, input: undefined})));
    return z.NEVER;
  });
}

/**
 * Returns the message for an issue without one. The message is empty, because `problems/` writes the sentences. For
 * unknown keys, the message lists the object's known keys, which the issue does not contain.
 */
export function sentence(issue: z.core.$ZodRawIssue): string {
  return issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape).join(' ')
    : '';
}
