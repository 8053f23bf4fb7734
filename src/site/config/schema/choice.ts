import {z} from 'zod';

/** Reason why a value has none of the forms. */
interface NoForm {
  readonly message: string;
  readonly path?: string[] | undefined;
  readonly params?: Readonly<Record<string, unknown>>;
}

interface Chooser<Form> {
  /** The schema to check a value with; `undefined` if it has none of the forms. */
  readonly choose: (value: unknown) => Form | undefined;
  readonly explain: (value: unknown) => NoForm;
}

/**
 * Returns a schema for a value with several possible forms. Unlike `z.union`, which tries all forms and reports the
 * problems of each, it selects the intended form first, so all messages are about that form.
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
 * Returns the message of an issue that has none of its own: empty, since `problems/` writes the sentences. For unknown
 * keys, returns the known keys of the object, which the issue does not contain.
 */
export function sentence(issue: z.core.$ZodRawIssue): string {
  return issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape).join(' ')
    : '';
}
