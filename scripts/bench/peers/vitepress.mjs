import {withAdmonitions, withFrontMatter} from './markdown.mjs';
import {navAndSidebar} from './theme-config.mjs';

/** VitePress has no `note`, and its equivalent of `caution` is `warning`. */
const kinds = new Map([
  ['note', 'info'],
  ['caution', 'warning'],
]);

/** @type {import('./peers.mjs').Peer} */
export const vitepress = {
  name: 'VitePress',
  version: '1.6.4',
  does: 'Vue app with prerendering, Shiki, search index, link check without anchors; no cache; whole sidebars in every page',
  packages: {vitepress: '1.6.4'},
  command: ['vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache'],

  page: ({path, title, description, text}) => [
    path.endsWith('/') ? `${path}index.md` : `${path}.md`,
    withFrontMatter(
      {title, description},
      `# ${title}\n\n${withAdmonitions(text, {
        open: (kind, label) => `::: ${kinds.get(kind) ?? kind} ${label}`,
      })}`,
    ),
  ],

  settings: ({versions}) => ({
    'index.md': '# Documentation\n',
    '.vitepress/config.mjs': `export default ${JSON.stringify({
      title: 'Documentation',
      cleanUrls: true,
      sitemap: {hostname: 'https://example.org'},
      themeConfig: {...navAndSidebar(versions), search: {provider: 'local'}},
    })};\n`,
  }),
};
