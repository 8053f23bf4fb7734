import {type Fields, fieldsOf, textOf} from '../values.ts';

/** A notation, and the Markdown that replaces it. */
export type Notation = readonly [RegExp, (match: RegExpExecArray) => string];

const hosts: Readonly<Record<string, readonly [string, string]>> = {
  github: ['https://github.com', 'pull'],
  gitlab: ['https://gitlab.com', 'merge_requests'],
  bitbucket: ['https://bitbucket.org', 'pull-requests'],
};

/**
 * Returns the short notations for links to a repository host: `#12` and `user/repo#12` for issues, `@user`, and with
 * `pymdownx.magiclink` also `!12` for pull requests and hashes of commits.
 *
 * @returns An empty list if no extension supports them.
 */
export function shorthandOf(extensions: ReadonlyMap<string, Fields>): readonly Notation[] {
  const magic = fieldsOf(extensions.get('pymdownx.magiclink'));
  const isMagic = magic['repo_url_shorthand'] === true;
  const options = isMagic ? magic : fieldsOf(extensions.get('mdx_gh_links'));
  const {user, repo} = options;
  if (textOf(user) === undefined) return [];
  const [origin, pulls] = hosts[textOf(options['provider']) ?? 'github'] ?? ['', ''];
  const own = `${String(user)}/${String(repo)}`;
  const link = (text: string, path: string): string => `[${text}](${origin}/${path})`;
  const issue: Notation = [
    /(?<![\w/#&@.{-])([\w-]+\/[\w.-]+)?#(\d+)(?!\w)/g,
    ([written, other = own, number]) => link(written, `${other}/issues/${number}`),
  ];
  const person: Notation = [
    /(?<![\w@/.`-])@([A-Za-z\d](?:[\w-]*[A-Za-z\d])?)(?![\w/@-]|\.\w)/g,
    ([written, name]) => link(written, String(name)),
  ];
  if (!isMagic) return [issue, person];
  return [
    issue,
    person,
    [/(?<![\w@/.`-])@([A-Za-z\d][\w-]*\/[\w-]+)(?![\w/#@-])/g, ([, name = '']) => link(name, name)],
    [/(?<![\w!])!(\d+)(?!\w)/g, ([written, number]) => link(written, `${own}/${pulls}/${number}`)],
    [
      /(?<![\w@/])[\da-f]{40}(?!\w)/g,
      ([hash]) => link(`\`${hash.slice(0, 7)}\``, `${own}/commit/${hash}`),
    ],
  ];
}
