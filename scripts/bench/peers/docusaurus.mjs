import {withAdmonitions, withFrontMatter} from './markdown.mjs';

/** @type {import('./peers.mjs').Peer} */
export const docusaurus = {
  name: 'Docusaurus',
  version: '3.10.2',
  does: 'React app with prerendering (Rspack, SWC), Prism, link and anchor check; no search index; keeps the bundler’s cache',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    react: '19.2.0',
    'react-dom': '19.2.0',
  },
  // The releases that would be installed otherwise are not available in every registry.
  overrides: {'@docsearch/core': '4.7.0', '@docsearch/react': '4.7.0'},
  command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache'],

  page: ({id, version, path, title, description, text}, {versions}) => {
    const own = versions.find(({name}) => name === version);
    return [
      `${isLast(version, versions) ? 'docs' : `versioned_docs/version-${version}`}/${id}.md`,
      withFrontMatter(
        {title, description, slug: path.slice(own?.path.length) || '/'},
        withAdmonitions(text, {open: (kind, label) => `:::${kind}${label && `[${label}]`}`}),
      ),
    ];
  },

  settings: ({versions}) => ({
    'package.json': '{"private": true}',
    'src/pages/index.md': '# Documentation\n',
    'versions.json': JSON.stringify(versions.slice(1).map(({name}) => name)),
    ...Object.fromEntries(
      versions.map((version) => [
        isLast(version.name, versions)
          ? 'sidebars.json'
          : `versioned_sidebars/version-${version.name}-sidebars.json`,
        JSON.stringify({docs: sidebarItems(version)}),
      ]),
    ),
    'docusaurus.config.mjs': `export default ${JSON.stringify(config(versions))};\n`,
  }),
};

/**
 * @param {string} name
 * @param {readonly import('./read-site.mjs').Version[]} versions
 */
function isLast(name, versions) {
  return versions[0]?.name === name;
}

/** @param {readonly import('./read-site.mjs').Version[]} versions */
function config(versions) {
  return {
    title: 'Documentation',
    url: 'https://example.org',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    markdown: {format: 'detect'},
    future: {v4: true, faster: true},
    presets: [
      [
        'classic',
        {
          blog: false,
          docs: {
            sidebarPath: './sidebars.json',
            lastVersion: 'current',
            versions: {current: {label: versions[0]?.name, path: '/'}},
          },
        },
      ],
    ],
    themeConfig: {
      navbar: {title: 'Documentation', items: [{type: 'docsVersionDropdown', position: 'right'}]},
      prism: {additionalLanguages: ['bash', 'diff']},
    },
  };
}

/** @param {import('./read-site.mjs').Version} version */
function sidebarItems({docs, sidebar}) {
  const ids = new Map(docs.map(({path, id}) => [path, id]));
  /**
   * @param {import('./read-site.mjs').SidebarItem} item
   * @returns {object}
   */
  const convert = (item) =>
    'items' in item
      ? {type: 'category', label: item.label, items: item.items.map(convert)}
      : {type: 'doc', id: ids.get(item.path), label: item.label};
  return sidebar.map(convert);
}
