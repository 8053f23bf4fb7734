import {z} from 'zod';

/** A text with something to read in it. */
export const nonBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank');

/** A CSS value that cannot end the declaration it is put into: `#20232a`, `var(--accent)`. */
export const cssColor = z
  .string()
  .regex(/^[^;{}<>\\]+$/, 'must be one CSS colour, such as `#20232a`, without `;` or braces');

/** Part of an address, below another: no protocol, query or hash, never climbing out. Edge slashes are dropped. */
export const addressPath = z
  .string()
  .refine((path) => !/[?#\\]|^[a-z][a-z\d+.-]*:/i.test(path), {
    error: 'must be a path, such as `docs`: without protocol, `?`, `#` or backslash',
    abort: true,
  })
  .refine(
    (path) => !path.split('/').some((part) => part === '.' || part === '..'),
    'must not contain `.` or `..` as a folder',
  )
  .transform((path) => path.split('/').filter(Boolean).join('/'));

/** A folder inside another: relative, never climbing out. */
export const innerFolder = z
  .string()
  .refine(
    (folder) =>
      folder.trim() !== '' &&
      !/^(?:[/\\]|[a-z]:)/i.test(folder) &&
      !folder.split(/[/\\]/).includes('..'),
    'must be a relative path that stays inside `content/`',
  );
