import {withAdmonitions, withFrontMatter} from './markdown.mjs';
import {navAndSidebar} from './theme-config.mjs';

/** @type {import('./peers.mjs').Peer} */
export const rspress = {
  name: 'Rspress',
  version: '2.0.22',
  does: 'React app with prerendering, Shiki, search index, link and anchor check; keeps the bundler’s cache',
  packages: {'@rspress/core': '2.0.22'},
  // The releases that would be installed otherwise are not available in every registry.
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
  },
  command: ['@rspress/core/bin/rspress.js', 'build'],
  output: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress'],

  page: ({path, title, description, text}) => [
    `pages${path.endsWith('/') ? `${path}index` : path}.md`,
    withFrontMatter(
      {title, description},
      `# ${title}\n\n${withAdmonitions(text, {
        open: (kind, label) => `:::${kind === 'caution' ? 'warning' : kind} ${label}`,
      })}`,
    ),
  ],

  settings: ({versions}) => ({
    'pages/index.md': '# Documentation\n',
    'rspress.config.mjs': `export default ${JSON.stringify({
      root: 'pages',
      title: 'Documentation',
      route: {cleanUrls: true},
      markdown: {link: {checkDeadLinks: true, checkAnchors: true}},
      themeConfig: navAndSidebar(versions),
    })};\n`,
  }),
};
