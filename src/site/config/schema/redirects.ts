import {z} from 'zod';

/** Old path of the site, from which readers are redirected. */
const oldPath = z
  .string()
  .regex(
    /^\/(?!\/)(?:[^?#*\\]*|(?:[^?#*\\]*\/)?\*)$/,
    'must be a path on the site that begins with one `/` and has no `?` or `#`, such as `/docs/old` or `/docs/old/*`, where `*` matches the rest of the path',
  );

/** Target of a redirect. */
const newUrl = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https?:\/\/)\S*$/,
    'must be a path on the site, such as `/docs/new`, or a full URL',
  );

const splat = /:splat(?![\w-])/;

const redirect = z
  .strictObject({
    /** One or several paths, without the base path. Paths can end in `.html`. `/v1/*` matches all paths that begin with `/v1/`. */
    from: z.union([oldPath, z.array(oldPath).min(1)]),
    /**
     * A path without the base path, optionally with a `#hash`, or a full URL. `:splat` at the end, as in
     * `/docs/1.x/:splat`, is replaced by the text that `*` matched.
     */
    to: newUrl,
  })
  .superRefine(({from, to}, context) => {
    if (!splat.test(to)) return;
    const issue = (message: string) => context.addIssue({code: 'custom', path: ['to'], message});
    if (!/\/:splat$/.test(to) || to.match(new RegExp(splat, 'g'))?.length !== 1) {
      issue('must contain `:splat` only once, at the end and after a `/`: `/docs/1.x/:splat`');
    } else if (![from].flat().every((path) => path.endsWith('*'))) {
      issue('contains `:splat`, so each `from` must end with `*`: `/v1/*`');
    }
  });

/** Redirects from old URLs to new ones. */
export const redirects = z.array(redirect);
