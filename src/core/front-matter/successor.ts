import {z} from 'zod';

/** Numbers are accepted as text: a doc can be called `404`. */
const docId = z.union([z.string(), z.number().transform(String)]);

/** The docs of newer versions that replace a doc, or the reason why none does (row VER-23). */
export const successor = z.union([
  docId.transform((id) => [id]),
  z.array(docId).min(1),
  z.strictObject({
    /** Reason why nothing replaces the page. */
    none: z.string().regex(/\S/),
  }),
]);
export type Successor = z.output<typeof successor>;
