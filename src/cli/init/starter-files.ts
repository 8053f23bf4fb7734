import {newManifest} from './own-package.ts';
import {socialImage} from './social-image.ts';
import {
  apiPages,
  apiSidebars,
  guidePages,
  guideSidebars,
  homePage,
  introOne,
  introTwo,
} from './starter-pages.ts';

/** Encoding of images in starter files: one character per byte. */
export const binary = 'latin1';

/** Names of the starter templates. The first one is the default. */
export const starterNames = ['versions', 'guide', 'api'] as const;

export type StarterName = (typeof starterNames)[number];

interface Starter {
  readonly template?: StarterName | undefined;
  /** Version or URL of legacydocs, for the dependency in `package.json`. */
  readonly spec: string;
  /** Path of the site folder in its Git repository, with `/` separators; empty for the root. */
  readonly inRepository?: string;
}

/**
 * Returns the files of a starter site. The files contain explanatory comments.
 *
 * @returns File contents, keyed by path. The workflow is in the `.github` folder at the repository's root, so its path
 * may begin with `../`.
 */
export function starterFiles({
  template = 'versions',
  spec,
  inRepository = '',
}: Starter): Record<string, string> {
  const toRoot = inRepository === '' ? '' : `${inRepository.replace(/[^/]+/g, '..')}/`;
  const name = inRepository === '' ? 'site' : `site-${inRepository.replace(/[^\w.]+/g, '-')}`;
  return {
    ...ownFiles[template],
    'content/static/favicon.svg': favicon,
    'content/static/social.png': socialImage().toString(binary),
    'package.json': newManifest(spec),
    'tsconfig.json': tsconfig,
    [`${toRoot}.github/workflows/${name}.yml`]: workflow(inRepository, name),
    '.gitignore': `node_modules/\nbuild/\noffline/\noffline.zip\n.legacydocs/\n${spec.startsWith('file:') ? '!legacydocs-*.tgz\n' : ''}`,
  };
}

const config = (docs: string, items: string) => `import {defineConfig} from 'legacydocs';

// The configuration of the site. Your editor documents every setting: hover over a name, or use completion.
// A misspelled name fails the build, which suggests the correct one.
export default defineConfig({
  title: 'My project',
  tagline: 'What it does, in one sentence.',

  // The URL of the site: protocol and host here, the path in baseUrl.
  url: 'https://example.org',
  baseUrl: '/',
  favicon: 'favicon.svg',

${docs}
  // By default, a link to a missing anchor (#here) is only a warning. Make it an error:
  onBrokenAnchors: 'throw',

  themeConfig: {
    // The preview image of shared links, 1200 × 630 pixels.
    image: 'social.png',
    // Light or dark as the reader's system is set, until the reader uses the switch in the navbar.
    colorMode: {respectPrefersColorScheme: true},
    code: {theme: 'github-light', darkTheme: 'dark-plus'},
    navbar: {
      title: 'My project',
      logo: {src: 'favicon.svg', alt: '', width: 28, height: 28},
      items: [
${items}      ],
    },
    footer: {copyright: 'Copyright © the authors of My project'},
  },
});
`;

const versionsDocs = `  docs: {
    // Each version is a folder in content/docs. The dropdown lists versions in this order, the newest first.
    versions: [
      {name: '2.x'},
      // Old versions stay online. A banner on their pages links to the latest version.
      {name: '1.x'},
    ],
    // The default version. Its pages are at /docs/, those of other versions at /docs/<name>/.
    lastVersion: '2.x',
  },
`;

const versionsItems = `        // Links to this doc in the version that the reader is viewing.
        {type: 'doc', docId: 'intro', label: 'Docs'},
        {type: 'docsVersionDropdown', position: 'right'},
`;

const singleDocs = `  docs: {
    // One version, content/docs/current. When you release, archive it with \`npx legacydocs version 1.0\`, then remove the label.
    versions: [{name: 'current', label: 'Latest'}],
  },
`;

const singleItems = `        {type: 'doc', docId: 'index', label: 'Docs'},
        // Once there are several versions:
        // {type: 'docsVersionDropdown', position: 'right'},
`;

const sidebarsTs = `// The sidebars of version 2.x: a name and its items, from top to bottom.
// A string is the id of a doc: its path in this folder, without .md.
export default {
  docs: [
    'intro',
    // Categories group docs, and can contain other categories:
    // {type: 'category', label: 'Guides', items: ['guides/install', 'guides/upgrade']},
    {type: 'link', label: 'Markdown, explained', href: 'https://commonmark.org/help/'},
  ],
};
`;

const sidebarsJson = `{
  "docs": ["intro"]
}
`;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="#5430c8"/>
  <path d="M9 8h10l4 4v12H9z" fill="#fff"/>
  <path d="M12 15h8M12 19h8" stroke="#5430c8" stroke-width="2"/>
</svg>
`;

const tsconfig = `// Settings for editors. Builds do not read this file.
{
  "compilerOptions": {
    "strict": true,
    "noEmit": true,
    "target": "es2023",
    "module": "nodenext",
    "jsx": "react-jsx",
    "allowImportingTsExtensions": true,
    "skipLibCheck": true,
    // Types of style sheets, images and other imported files.
    "types": ["legacydocs/assets"],
    // Templates of the site can import built-in templates by relative paths.
    "rootDirs": [
      "templates",
      "node_modules/legacydocs/templates",
      "../node_modules/legacydocs/templates",
      "../../node_modules/legacydocs/templates"
    ]
  },
  "include": ["site.config.ts", "content", "templates"]
}
`;

/**
 * Returns the GitHub Actions workflow.
 *
 * @param folder Path of the site in its repository; empty for the root.
 * @param name Name of the workflow file.
 */
function workflow(folder: string, name: string): string {
  const inRepository = (path: string) =>
    folder === '' ? path : JSON.stringify(`${folder}/${path}`);
  const defaults = `    defaults:
      run:
        working-directory: ${JSON.stringify(folder)}
`;
  const lockFiles = `          cache-dependency-path: '**/package-lock.json'
`;
  return `# Builds and checks the site on every push. Requires \`package-lock.json\`, which \`npm install\` writes, to be committed.
name: Site
on: [push, pull_request]
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
${folder === '' ? '' : defaults}    steps:
      - uses: actions/checkout@v7
        with:
          # The last-update dates of pages require all commits.
          fetch-depth: 0
      - uses: actions/setup-node@v7
        with:
          node-version: 24
          cache: npm
${folder === '' ? '' : lockFiles}      # Restores the cache of the previous run.
      - uses: actions/cache@v6
        with:
          path: ${inRepository('.legacydocs')}
          key: legacydocs-${name}-\${{ github.sha }}
          restore-keys: legacydocs-${name}-
      - run: npm ci
      - run: npx legacydocs build --strict
      - run: npx legacydocs check
      - uses: actions/upload-artifact@v7
        with:
          name: ${name}
          path: ${inRepository('build')}
          # For example \`.well-known\`.
          include-hidden-files: true
`;
}

const inCurrent = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`content/docs/current/${path}`, text]),
  );

const ownFiles: Readonly<Record<StarterName, Readonly<Record<string, string>>>> = {
  versions: {
    'site.config.ts': config(versionsDocs, versionsItems),
    'content/pages/index.mdx': homePage(
      [
        ['Introduction', '/docs/', 'Admonitions, code, tables and links, as you would write them.'],
        ['Options', '/docs/#tables', 'Each row of this table has its own link.'],
        [
          'Version 1.x',
          '/docs/1.x/',
          'Old versions stay online, with a banner that leads to the new one.',
        ],
      ],
      ' <LinkButton to="/docs/1.x/" variant="secondary">Version 1.x</LinkButton>',
    ),
    'content/docs/2.x/intro.md': introTwo,
    'content/docs/2.x/sidebars.ts': sidebarsTs,
    'content/docs/1.x/intro.md': introOne,
    'content/docs/1.x/sidebars.json': sidebarsJson,
  },
  guide: {
    'site.config.ts': config(singleDocs, singleItems),
    'content/pages/index.mdx': homePage([
      ['Install', '/docs/start/install', 'Requirements and installation.'],
      ['First steps', '/docs/start/first-steps', 'From an empty folder to a working example.'],
      ['Deploy', '/docs/guides/deploy', 'Publish the result.'],
    ]),
    ...inCurrent({...guidePages, 'sidebars.ts': guideSidebars}),
  },
  api: {
    'site.config.ts': config(singleDocs, singleItems),
    'content/pages/index.mdx': homePage([
      ['Overview', '/docs/', 'Everything that My project exports.'],
      ['Functions', '/docs/functions', 'Each function with its parameters and an example.'],
      ['Hooks', '/docs/hooks', 'Each hook with its rules.'],
    ]),
    ...inCurrent({...apiPages, 'sidebars.ts': apiSidebars}),
  },
};
