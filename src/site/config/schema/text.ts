import {z} from 'zod';

/** A non-blank string. */
export const nonBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank');

/** A CSS value that does not end its declaration: `#20232a`, `var(--accent)`. */
export const cssColor = z
  .string()
  .regex(/^[^;{}<>\\]+$/, 'must be one CSS colour, such as `#20232a`, without `;` or braces');

/** A relative URL path without protocol, query, hash and `..`. Leading and trailing slashes are removed. */
export const urlPath = z
  .string()
  .refine((path) => !/[?#\\]|^[a-z][a-z\d+.-]*:/i.test(path), {
    error: 'must be a path, such as `docs`, without a protocol, `?`, `#` or backslash',
    abort: true,
  })
  .refine(
    (path) => !path.split('/').some((part) => part === '.' || part === '..'),
    'must not contain a folder named `.` or `..`',
  )
  .transform((path) => path.split('/').filter(Boolean).join('/'));

/** Relative path of a folder, without `..`. */
export const innerFolder = z
  .string()
  .refine(
    (folder) =>
      folder.trim() !== '' &&
      !/^(?:[/\\]|[a-z]:)/i.test(folder) &&
      !folder.split(/[/\\]/).includes('..'),
    'must be a relative path that stays inside `content/`',
  );
