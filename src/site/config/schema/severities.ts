import {z} from 'zod';

/**
 * Severity of a kind of problem (row CFG-04): `ignore` reports nothing, `log` prints an info line, `warn` reports a
 * warning, and `throw` makes the build fail.
 */
export const severitySetting = z.enum(['ignore', 'log', 'warn', 'throw']);
