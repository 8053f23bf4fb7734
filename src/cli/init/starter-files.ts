import {newManifest} from './own-package.ts';
import {
  apiPages,
  apiSidebars,
  guidePages,
  guideSidebars,
  homePage,
  introOne,
  introTwo,
} from './starter-pages.ts';

/** What a new site can begin as, the first by default. */
export const starterNames = ['versions', 'guide', 'api'] as const;

export type StarterName = (typeof starterNames)[number];

interface Starter {
  readonly template?: StarterName | undefined;
  /** How `package.json` depends on legacydocs. */
  readonly spec: string;
  /** Path of the site folder in its Git repository, with `/` between its parts; empty for its root. */
  readonly inRepository?: string;
}

/**
 * Returns the files of a small site to start from. Their comments teach.
 *
 * @returns Texts, keyed by path; that of the workflow, which belongs in the root of the repository, may begin with `../`.
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
    'package.json': newManifest(spec),
    'tsconfig.json': tsconfig,
    [`${toRoot}.github/workflows/${name}.yml`]: workflow(inRepository, name),
    '.gitignore': `node_modules/\nbuild/\noffline/\noffline.zip\n.legacydocs/\n${spec.startsWith('file:') ? '!legacydocs-*.tgz\n' : ''}`,
  };
}

const config = (docs: string, items: string) => `import {defineConfig} from 'legacydocs';

// Everything about the site. Your editor knows every setting: hover over a name, or ask for completion.
// A mistyped name stops the build, which then tells the right one.
export default defineConfig({
  title: 'My project',
  tagline: 'What it does, in one sentence.',

  // Where readers find the site: protocol and host here, the path below.
  url: 'https://example.org',
  baseUrl: '/',
  favicon: 'favicon.svg',

${docs}
  // A link to a place on a page (#here) that does not exist only warns. Stricter:
  onBrokenAnchors: 'throw',

  themeConfig: {
    navbar: {
      title: 'My project',
      items: [
${items}      ],
    },
    footer: {copyright: 'Copyright © the authors of My project'},
  },
});
`;

const versionsDocs = `  docs: {
    // Each version is a folder of content/docs. Newest first: so the dropdown lists them.
    versions: [
      {name: '2.x'},
      // Old versions stay online. Their pages say that they are old, and link to the new ones.
      {name: '1.x'},
    ],
    // What readers should use. Its pages are at /docs/, those of the others at /docs/<name>/.
    lastVersion: '2.x',
  },
`;

const versionsItems = `        // Leads to this doc in whichever version the reader is on.
        {type: 'doc', docId: 'intro', label: 'Docs'},
        {type: 'docsVersionDropdown', position: 'right'},
`;

const singleDocs = `  docs: {
    // One version, content/docs/current. At a release, \`npx legacydocs version 1.0\` keeps it under that name: then remove the label.
    versions: [{name: 'current', label: 'Latest'}],
  },
`;

const singleItems = `        {type: 'doc', docId: 'index', label: 'Docs'},
        // As soon as there are more versions than one:
        // {type: 'docsVersionDropdown', position: 'right'},
`;

const sidebarsTs = `// The sidebars of version 2.x: a name, and what it lists, from top to bottom.
// A text is the id of a doc: its path in this folder, without .md.
export default {
  docs: [
    'intro',
    // Categories group docs, and may hold further categories:
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
  <rect width="32" height="32" rx="7" fill="#2563eb"/>
  <path d="M9 8h10l4 4v12H9z" fill="#fff"/>
  <path d="M12 15h8M12 19h8" stroke="#2563eb" stroke-width="2"/>
</svg>
`;

const tsconfig = `// For editors: what pages, components and the configuration may import. Builds do not read it.
{
  "compilerOptions": {
    "strict": true,
    "noEmit": true,
    "target": "es2023",
    "module": "nodenext",
    "jsx": "react-jsx",
    "allowImportingTsExtensions": true,
    "skipLibCheck": true,
    // Style sheets, images and other files that components import.
    "types": ["legacydocs/assets"],
    // A template of the site finds built-in ones beside it.
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

/** @param folder Path of the site in its repository; empty for the root. @param name Of the workflow's file. */
function workflow(folder: string, name: string): string {
  const inRepository = (path: string) =>
    folder === '' ? path : JSON.stringify(`${folder}/${path}`);
  const defaults = `    defaults:
      run:
        working-directory: ${JSON.stringify(folder)}
`;
  const lockFiles = `          cache-dependency-path: '**/package-lock.json'
`;
  return `# Builds and checks the site at every push. Commit \`package-lock.json\` as well, which \`npm install\` writes.
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
          # Pages that show when they were changed need all commits.
          fetch-depth: 0
      - uses: actions/setup-node@v7
        with:
          node-version: 24
          cache: npm
${folder === '' ? '' : lockFiles}      # The next run starts with the results of this one.
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
          # Such as \`.well-known\`.
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
    'content/pages/index.md': homePage('../docs/2.x/intro.md', '../docs/1.x/intro.md'),
    'content/docs/2.x/intro.md': introTwo,
    'content/docs/2.x/sidebars.ts': sidebarsTs,
    'content/docs/1.x/intro.md': introOne,
    'content/docs/1.x/sidebars.json': sidebarsJson,
  },
  guide: {
    'site.config.ts': config(singleDocs, singleItems),
    'content/pages/index.md': homePage('../docs/current/index.md'),
    ...inCurrent({...guidePages, 'sidebars.ts': guideSidebars}),
  },
  api: {
    'site.config.ts': config(singleDocs, singleItems),
    'content/pages/index.md': homePage('../docs/current/index.md'),
    ...inCurrent({...apiPages, 'sidebars.ts': apiSidebars}),
  },
};
