import {z} from 'zod';

/** Why a value has none of the forms. */
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
 * A value that may have one of several forms. Unlike `z.union`, which tries all and then says what is
 * wrong with each, this decides by looking, and all messages are about the form that was meant.
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
 * The text of an issue that has none of its own: nothing, since `problems/` makes the sentences. For
 * unknown keys it is the keys that the object has, which nothing else would tell.
 */
export function sentence(issue: z.core.$ZodRawIssue): string {
  return issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject
    ? Object.keys(issue.inst.shape).join(' ')
    : '';
}
