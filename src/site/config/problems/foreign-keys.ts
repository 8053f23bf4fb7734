/**
 * Replacements for Docusaurus settings that do not exist here. Keyed by key path without list
 * indexes.
 */
export const foreignKeys: Readonly<Record<string, string>> = {
  presets: 'There are no presets: documentation is set up in `docs`, the theme in `themeConfig`.',
  plugins: 'There are no plugins: what they would add belongs into `templates/`.',
  themes: 'There is one theme; a file in `templates/` replaces the built-in file of the same path.',
  stylesheets:
    "Make `templates/styles/index.css` with `@import 'legacydocs/templates/styles/index.css';` and, below it, imports of your own style sheets.",
  scripts:
    'Scripts of other sites run where a component loads them, and `csp.script` allows their origin.',
  organizationName: 'Deploying is left to your host: build, then publish the output folder.',
  projectName: 'Deploying is left to your host: build, then publish the output folder.',
  deploymentBranch: 'Deploying is left to your host: build, then publish the output folder.',
  'docs.path': 'Each version is a folder of `content/docs/`.',
  'docs.sidebarPath': 'Put `sidebars.json` or `sidebars.ts` into the folder of the version.',
  'docs.includeCurrentVersion': 'List the versions to build in `docs.versions`.',
  'docs.disableVersioning': 'List a single version in `docs.versions`.',
  'docs.versions.noIndex': "Write `searchEngines: 'noindex'`.",
  'themeConfig.prism': 'Code blocks are set up in `themeConfig.code`, with themes of Shiki.',
  'themeConfig.hideableSidebar': 'It is `themeConfig.docs.sidebar.hideable`.',
  'themeConfig.autoCollapseSidebarCategories':
    'It is `themeConfig.docs.sidebar.autoCollapseCategories`.',
};
