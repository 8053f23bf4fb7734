import {z} from 'zod';
import {parseUrl} from '../../../core/urls/href.ts';

const urlSentence = 'must have a protocol and a host, such as `https://example.org`';

/** Protocol and host of the site. A trailing slash is removed; a path belongs in `baseUrl` (rows CFG-01, DEV-02). */
export const siteUrl = z.string({error: urlSentence}).transform((value, context) => {
  const url = parseUrl(value);
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === '') {
    context.addIssue({
      code: 'custom',
      message: urlSentence,
      input: value,
    });
    return z.NEVER;
  }
  if (url.pathname !== '/') {
    context.addIssue({
      code: 'custom',
      message: 'must contain only protocol and host; the path belongs in `baseUrl`',
      input: value,
      params: {hint: `Write \`url: '${url.origin}'\` and \`baseUrl: '${url.pathname}'\`.`},
    });
    return z.NEVER;
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    context.addIssue({
      code: 'custom',
      message: 'must contain only protocol and host',
      input: value,
      params: {hint: `Write \`url: '${url.origin}'\`.`},
    });
    return z.NEVER;
  }
  return url.origin;
});

/** The path that the site is mounted at. Missing leading and trailing slashes are added (row CFG-01). */
export const basePath = z
  .string({error: 'must be the base path of the site, such as `/`'})
  .refine((value) => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(value), {
    error: 'must be only the path; protocol and host belong in `url`',
    abort: true,
  })
  .refine((value) => /^[^?#\\\s]*$/.test(value), {
    error: 'must not contain `?`, `#`, a backslash or a space',
    abort: true,
  })
  .refine(
    (value) => !/\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(value),
    'must not contain `//`, or a folder named `.` or `..`',
  )
  .transform((value) => `/${value}/`.replace(/\/{2,}/g, '/'));
