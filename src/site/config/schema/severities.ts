import {z} from 'zod';

/**
 * How much a kind of problem weighs (row CFG-04): `ignore` is silent, `log` an info line, `warn` a
 * warning, `throw` fails the build.
 */
export const severitySetting = z.enum(['ignore', 'log', 'warn', 'throw']);
