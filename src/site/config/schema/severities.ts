import {z} from 'zod';

/**
 * Severity of a kind of problem (row CFG-04): `ignore` is silent, `log` an info line, `warn` a warning, `throw` fails
 * the build.
 */
export const severitySetting = z.enum(['ignore', 'log', 'warn', 'throw']);
