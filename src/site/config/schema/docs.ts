import {satisfies, valid, validRange} from 'semver';
import {z} from 'zod';
import {successor} from '../../../core/front-matter/schema.ts';
import {splitPackageRange} from '../../../core/package/package-range.ts';
import {admonitions} from './admonitions.ts';
import {linkFields, requireOneTarget} from './link.ts';
import {nonBlank, urlPath} from './text.ts';
import {versionName} from './version-name.ts';

/** A banner with a custom text, for example a reference to the page's new location in a later version. */
const ownBanner = z.strictObject({
  /** Text of the banner. */
  text: nonBlank,
  /** Link that follows the text. Default: none. */
  link: z.strictObject(linkFields).superRefine(requireOneTarget).optional(),
});

/** One version of the documentation. */
const docsVersion = z.strictObject({
  /**
   * Name of the folder in `content/docs`, also stored as the reader's preferred version. At most 32 characters, none of
   * which may be reserved by file systems. The version under development is called `current`.
   */
  name: versionName,
  /** Label for readers. Default: `Next` for `current`, otherwise the name (row VER-05). */
  label: nonBlank.optional(),
  /**
   * Path of the version below `docs.routeBasePath`. Default: empty for the default version, `next` for `current` if it
   * is not the default, otherwise the name (row VER-05).
   */
  path: urlPath.optional(),
  /**
   * Notice above each page; an object sets a custom text. Default: `none` for the default version, `unreleased` for
   * versions listed before it, `unmaintained` for versions listed after it (row VER-06).
   */
  banner: z
    .union([z.enum(['none', 'unreleased', 'unmaintained']), ownBanner], {
      error: 'must be `none`, `unreleased`, `unmaintained`, or `{text, link}`',
    })
    .optional(),
  /** Show a badge with the version's label. Default: `true` if the site has several versions (row VER-09). */
  badge: z.boolean().optional(),
  /**
   * The package and version range that this version documents, in npm syntax: `react-native-reanimated@3.0.0 - 3.3.x`. Shown in the version menu, Markdown copies and `llms.txt`. Default: none.
   */
  packageRange: nonBlank.optional(),
  /**
   * Release that the pages were checked against, such as `3.3.0`, shown below each page with the package's name. Front
   * matter `checked_against` sets the release of a page. Default: the release in `packageRange` if that is a single one.
   */
  checkedAgainst: nonBlank.optional(),
  /** Class name on the root element of the version's pages. Default: `docs-version-<name>` (row VER-10). */
  className: z.string().optional(),
  /**
   * Pages in newer versions that replace pages of this version: `{'animations/spring': 'api/animations/withSpring'}`.
   * Each value is a doc's id, a list of ids, or `{none: reason}`. Takes precedence over `successor` in front matter,
   * including in frozen versions. Default: none.
   */
  successors: z.record(z.string(), successor).optional(),
  /**
   * `index` allows search engines to index the pages, `canonical` points them to the same page in the newest version
   * that contains it, and `noindex` excludes the pages. Default: `index`.
   */
  searchEngines: z.enum(['index', 'canonical', 'noindex']).default('index'),
});

export type DocsVersion = z.infer<typeof docsVersion>;

const editUrlFunction = z.custom<
  (page: {version: string; docPath: string; permalink: string}) => string | undefined
>((value) => typeof value === 'function');

const reportUrl = z.string().regex(/^(?:https?:\/\/|mailto:)./);

/** True if a release is not in a package range. If either cannot be parsed, the result is false. */
function isOutside(release: string | undefined, packageRange: string | undefined): boolean {
  const range = validRange(packageRange && splitPackageRange(packageRange).range);
  const version = valid(release);
  return range !== null && version !== null && !satisfies(version, range);
}

const docsSettings = z
  .strictObject({
    /** Base path of all versions; `/` for the site's root. Default: `docs`. */
    routeBasePath: urlPath.default('docs'),
    /** Versions in the order of the version dropdown, newest first. At least one version is required. */
    versions: z.array(docsVersion).min(1, {
      error: 'must list at least one version',
    }),
    /**
     * Name of the default version, which is served at the root path of the docs. Default: the first version that is not
     * `current`, otherwise `current` (row VER-04).
     */
    lastVersion: z.string().optional(),
    /** Build only these versions, which is faster while you work on one version. The list must contain `lastVersion`. Default: all (row VER-11). */
    onlyIncludeVersions: z
      .array(z.string())
      .min(1, {error: 'must list at least one version; omit the setting to build all versions'})
      .optional(),
    /** Globs of pages, relative to the folder of a version. Default: every `.md` and `.mdx` file (row CFG-09). */
    include: z.array(z.string()).default(['**/*.{md,mdx}']),
    /** Globs of files that are not pages. Default: names that start with `_`, and tests. */
    exclude: z
      .array(z.string())
      .default(['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**']),
    /** Allow readers to collapse sidebar categories. Default: `true`. */
    sidebarCollapsible: z.boolean().default(true),
    /** Collapse sidebar categories initially. Default: `true`; `false` if categories are not collapsible. */
    sidebarCollapsed: z.boolean().default(true),
    /** Show breadcrumbs above each page. Default: `true`. */
    breadcrumbs: z.boolean().default(true),
    /** Enable admonitions (`:::note`); an object adds custom types. Default: `true`. */
    admonitions: admonitions.prefault(true),
    /** Sort files and folders by their number prefixes, such as `01-`, and omit the prefixes from paths. Default: `true`. */
    numberPrefixParser: z.boolean().default(true),
    /**
     * Show the date of each page's last change, from Git or from `last_update` in its front matter. The sitemap then
     * also contains the date. Default: `false`.
     */
    showLastUpdateTime: z.boolean().default(false),
    /** Show the author of each page's last change. Default: `false`. */
    showLastUpdateAuthor: z.boolean().default(false),
    /** URL for editing a page: a prefix for the source path, or a function. Default: none (row DOC-05). */
    editUrl: z
      .union([z.string(), editUrlFunction], {error: 'must be a string or a function'})
      .optional(),
    /**
     * URL for reporting a mistake on a page, with the placeholders `{title}` and `{url}`, or `false` for none. Default:
     * a new issue, if `editUrl` leads to GitHub or GitLab.
     */
    reportUrl: z
      .union([reportUrl, z.literal(false)], {
        error: 'must be a URL that begins with `https://`, `http://` or `mailto:`, or `false`',
      })
      .optional(),
    /**
     * Links beside *Copy page*, for example to an assistant. Each URL has the placeholders `{url}` and `{markdownUrl}`,
     * which are the full URLs of the page and of its Markdown copy. Default: none.
     */
    openIn: z
      .array(
        z.strictObject({
          /** Label of the link. */
          label: nonBlank,
          /** URL, such as `https://example.com/?q=Read%20{markdownUrl}`. */
          url: z.string().regex(/^https?:\/\/./, {
            error: 'must be a URL that begins with `https://` or `http://`',
          }),
        }),
      )
      .default([]),
    /**
     * Also write each version as one page for printing and archives, at `print` below its root. Every edit to the
     * version regenerates that page. Default: `false`.
     */
    printPage: z.boolean().default(false),
  })
  .superRefine((settings, context) => {
    const names = settings.versions.map(({name}) => name);
    names.forEach((name, index) => {
      const first = names.indexOf(name);
      if (first === index) return;
      context.addIssue({
        code: 'custom',
        message: `must not repeat the name of \`docs.versions[${first}]\``,
        path: ['versions', index, 'name'],
      });
    });
    settings.versions.forEach(({packageRange, checkedAgainst}, index) => {
      if (isOutside(checkedAgainst, packageRange)) {
        context.addIssue({
          code: 'custom',
          message: `must be in the range \`${packageRange}\``,
          path: ['versions', index, 'checkedAgainst'],
        });
      }
    });
    const requireKnown = (name: string, path: (string | number)[]) => {
      if (names.includes(name)) return;
      context.addIssue({
        code: 'custom',
        message: 'must be the name of one of `docs.versions`',
        path,
        params: {allowed: names},
      });
    };
    const {lastVersion, onlyIncludeVersions} = settings;
    if (lastVersion !== undefined) requireKnown(lastVersion, ['lastVersion']);
    onlyIncludeVersions?.forEach((name, index) => {
      requireKnown(name, ['onlyIncludeVersions', index]);
    });
    if (lastVersion !== undefined && onlyIncludeVersions?.includes(lastVersion) === false) {
      context.addIssue({
        code: 'custom',
        message: `must contain \`${lastVersion}\`, the value of \`docs.lastVersion\``,
        path: ['onlyIncludeVersions'],
        params: {
          hint: `Add \`${lastVersion}\`, or set \`docs.lastVersion\` to one of the listed versions.`,
        },
      });
    }
  });

/** Location and display of the documentation. */
export const docs = docsSettings.transform((settings) =>
  // A category that cannot be opened must not be collapsed initially (row CFG-10).
  settings.sidebarCollapsible ? settings : {...settings, sidebarCollapsed: false},
);
