import {defineConfig} from 'legacydocs';

/** Site configuration of the manual, which legacydocs itself builds. */
export default defineConfig({
  title: 'legacydocs',
  tagline: 'Keep old documentation online.',
  url: 'https://manual.legacydocs.example',
  baseUrl: '/legacydocs/',
  favicon: 'favicon.svg',

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',

  // MDX is limited to pages with the extension `.mdx`.
  markdown: {format: 'md'},

  docs: {
    routeBasePath: '/',
    versions: [{name: 'current', label: '2.x'}],
  },

  themeConfig: {
    colorMode: {respectPrefersColorScheme: true},
    code: {theme: 'github-light', darkTheme: 'github-dark'},
    customCss: 'manual.css',
    navbar: {
      title: 'legacydocs',
      logo: {src: 'favicon.svg', alt: '', width: 28, height: 28},
      items: [
        {type: 'doc', docId: 'start/first-site', label: 'Start'},
        {type: 'doc', docId: 'configure/file', label: 'Configure'},
        {type: 'doc', docId: 'commands', label: 'Commands'},
        {type: 'docsVersionDropdown', position: 'right'},
      ],
    },
    footer: {
      copyright: 'legacydocs is free software under the MIT licence. This manual is built with it.',
    },
  },
});
