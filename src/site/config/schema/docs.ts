import {z} from 'zod';
import {admonitions} from './admonitions.ts';
import {linkFields, requireOneTarget} from './link.ts';
import {addressPath, nonBlank} from './text.ts';
import {versionName} from './version-name.ts';

/** A banner in the site's own words, for example on where readers of this version find a later one. */
const ownBanner = z.strictObject({
  /** What the banner says. */
  text: nonBlank,
  /** Where it leads, behind the text. Default: nowhere. */
  link: z.strictObject(linkFields).superRefine(requireOneTarget).optional(),
});

/** One version of the documentation. */
const docsVersion = z.strictObject({
  /**
   * The folder's name in `content/docs`, and what is stored as the reader's preferred version. At most 32
   * characters, none that file systems reserve. The version under development is called `current`.
   */
  name: versionName,
  /** What readers see. Default: `Next` for `current`, otherwise the name (row VER-05). */
  label: nonBlank.optional(),
  /**
   * Below the docs' `routeBasePath`. Default: empty for the last version, `next` for `current` when it is
   * not the last, otherwise the name (row VER-05).
   */
  path: addressPath.optional(),
  /**
   * Notice above each page, or words of the site's own. Default: `none` for the last version, `unreleased`
   * for those listed before it, `unmaintained` for those after (row VER-06).
   */
  banner: z
    .union([z.enum(['none', 'unreleased', 'unmaintained']), ownBanner], {
      error: 'must be `none`, `unreleased`, `unmaintained`, or `{text, link}`',
    })
    .optional(),
  /** Whether pages show `Version: <label>`. Default: if the site has more than one version (row VER-09). */
  badge: z.boolean().optional(),
  /**
   * What of the library it describes, as npm writes it: `react-native-reanimated@3.0.0 - 3.3.x`. Stands in the Markdown
   * of its pages and in `llms.txt`, so that nobody mixes versions up. Default: not told.
   */
  packageRange: nonBlank.optional(),
  /** On the root element of its pages. Default: `docs-version-<name>` (row VER-10). */
  className: z.string().optional(),
  /**
   * `index` lets search engines list the pages, `canonical` points them to the same page of the newest
   * version that has it, `noindex` keeps them out. Default: `index`.
   */
  searchEngines: z.enum(['index', 'canonical', 'noindex']).default('index'),
});

export type DocsVersion = z.infer<typeof docsVersion>;

const editUrlFunction = z.custom<
  (page: {version: string; docPath: string; permalink: string}) => string | undefined
>((value) => typeof value === 'function');

const reportAddress = z.string().regex(/^(?:https?:\/\/|mailto:)./);

const docsSettings = z
  .strictObject({
    /** Route path that every version lies under; `/` for the site's root. Default: `docs`. */
    routeBasePath: addressPath.default('docs'),
    /** In the order of the version dropdown, newest first. At least one. */
    versions: z.array(docsVersion).min(1, {
      error: 'must list at least one version: without any there is nothing to show',
    }),
    /**
     * Name of the version that readers should use: it gets the docs' root path. Default: the first that is
     * not `current`, otherwise `current` (row VER-04).
     */
    lastVersion: z.string().optional(),
    /** Build only these; makes work on one version fast. Must contain `lastVersion`. Default: all (row VER-11). */
    onlyIncludeVersions: z
      .array(z.string())
      .min(1, {error: 'must name at least one version; leave it out to build all'})
      .optional(),
    /** Globs below a version's folder: what becomes a page. Default: every `.md` and `.mdx` file (row CFG-09). */
    include: z.array(z.string()).default(['**/*.{md,mdx}']),
    /** Globs of what does not. Default: names that start with `_`, and tests. */
    exclude: z
      .array(z.string())
      .default(['**/_*.{md,mdx}', '**/_*/**', '**/*.test.{md,mdx}', '**/__tests__/**']),
    /** Whether readers can close sidebar categories. Default: `true`. */
    sidebarCollapsible: z.boolean().default(true),
    /** Whether sidebar categories start closed. Default: `true`, and `false` if they are not collapsible. */
    sidebarCollapsed: z.boolean().default(true),
    /** Whether pages show where they are in the sidebar. Default: `true`. */
    breadcrumbs: z.boolean().default(true),
    /** Whether `:::note` blocks are boxes; an object adds types of your own. Default: `true`. */
    admonitions: admonitions.prefault(true),
    /** Whether `01-` in names of files and folders gives their order and stays out of addresses. Default: `true`. */
    numberPrefixParser: z.boolean().default(true),
    /**
     * Whether pages say when they were changed, by Git's last commit or `last_update` in their front matter; the sitemap then does too.
     * Default: `false`.
     */
    showLastUpdateTime: z.boolean().default(false),
    /** Whether pages say who changed them last. Default: `false`. */
    showLastUpdateAuthor: z.boolean().default(false),
    /**
     * Where readers can edit a page: a text that the page's source path is appended to, or a function.
     * Default: none, and no such link (row DOC-05).
     */
    editUrl: z
      .union([z.string(), editUrlFunction], {error: 'must be a text or a function'})
      .optional(),
    /**
     * Where readers can report a mistake on a page: an address in which `{title}` and `{url}` stand for the page's, or
     * `false` for none. Default: a new issue on GitHub or GitLab, if `editUrl` leads there.
     */
    reportUrl: z
      .union([reportAddress, z.literal(false)], {
        error: 'must be an address that begins with `https://`, `http://` or `mailto:`, or `false`',
      })
      .optional(),
    /**
     * Whether each version also is one page, `print` below its root, for paper and archives. Its pages link to it. Every edit of the version
     * then writes that page anew.
     * Default: `false`.
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
        message: `must not be the name of \`docs.versions[${first}]\` again`,
        path: ['versions', index, 'name'],
      });
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
        message: `must contain \`${lastVersion}\`, the \`docs.lastVersion\``,
        path: ['onlyIncludeVersions'],
        params: {hint: `Add \`${lastVersion}\`, or set \`docs.lastVersion\` to one of the listed.`},
      });
    }
  });

/** Where the documentation is, and how it is shown. */
export const docs = docsSettings.transform((settings) =>
  // What cannot be opened must not start closed (row CFG-10).
  settings.sidebarCollapsible ? settings : {...settings, sidebarCollapsed: false},
);
