/** Hints for Docusaurus settings that this program does not have, keyed by key path without list indexes. */
export const foreignKeys: Readonly<Record<string, string>> = {
  presets:
    'There are no presets: configure the documentation in `docs`, and the theme in `themeConfig`.',
  plugins: 'There are no plugins: use `templates/` or a script that runs before the build.',
  themes:
    'There is one theme; a file in `templates/` replaces the built-in file with the same path.',
  stylesheets:
    "Create `templates/styles/index.css` with `@import 'legacydocs/templates/styles/index.css';` and, below it, imports of your own style sheets.",
  scripts: 'Load the scripts in a component, and allow their origins in `csp.script`.',
  organizationName:
    'legacydocs does not deploy sites: build the site, then publish the output folder.',
  projectName: 'legacydocs does not deploy sites: build the site, then publish the output folder.',
  deploymentBranch:
    'legacydocs does not deploy sites: build the site, then publish the output folder.',
  'docs.path': 'Each version is a folder in `content/docs/`.',
  'docs.sidebarPath': "Put `sidebars.json` or `sidebars.ts` into the version's folder.",
  'docs.includeCurrentVersion': 'List the versions to build in `docs.versions`.',
  'docs.disableVersioning': 'List a single version in `docs.versions`.',
  'docs.versions.noIndex': "Write `searchEngines: 'noindex'`.",
  'themeConfig.prism': 'Configure code blocks in `themeConfig.code`, with Shiki themes.',
  'themeConfig.hideableSidebar': 'Use `themeConfig.docs.sidebar.hideable`.',
  'themeConfig.autoCollapseSidebarCategories':
    'Use `themeConfig.docs.sidebar.autoCollapseCategories`.',
};
