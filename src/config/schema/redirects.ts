import {z} from 'zod';

/** An address of the site that a redirect comes from. */
const oldPath = z
  .string()
  .regex(
    /^\/(?!\/)[^?#*\\]*$/,
    'must be a path of the site, such as `/docs/old`: it begins with one `/`, without `?`, `#` or `*`',
  );

/** Where a redirect leads. */
const newAddress = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/)\S*$/,
    'must be a path of the site, such as `/docs/new`, or a full address',
  );

/** Old addresses that lead to new ones. */
export const redirects = z.array(
  z.strictObject({
    /** One path or several, without the base; forms with `.html` count too. */
    from: z.union([oldPath, z.array(oldPath).min(1)]),
    /** A path without the base, with a `#place` if you like, or a full address. */
    to: newAddress,
  }),
);
