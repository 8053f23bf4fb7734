import {z} from 'zod';

const longest = 32;

/** Name of a version. It is also the name of a folder and a part of URLs (row DEV-04). */
export const versionName = z.string().superRefine((name, context) => {
  const problem = problemOf(name);
  if (problem !== undefined) context.addIssue({code: 'custom', message: problem});
});

function problemOf(name: string): string | undefined {
  if (name.trim() === '') return 'must not be blank';
  if (/[/\\]/.test(name)) return 'must not contain a slash or backslash';
  if (name.length > longest) return `must not be longer than ${longest} characters`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: version names must not contain control characters.
  const reserved = /[<>:"|?*\u0000-\u001F]/.exec(name)?.[0];
  if (reserved !== undefined) {
    const shown = reserved < ' ' ? 'control characters' : `\`${reserved}\``;
    return `must not contain ${shown}, which file systems reserve`;
  }
  if (name === '.' || name === '..') return 'must not be `.` or `..`, which are reserved';
  return undefined;
}
