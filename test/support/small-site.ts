import type {Files} from './files.ts';
import {docsSettings, siteConfig} from './sites.ts';

/** A site with seven pages: two versions, a category, an image, a page with a component. */
export const smallSite: Files = {
  'site.config.ts': siteConfig(docsSettings('2.x', '1.x')),
  'content/pages/index.md': '# Home\n\nTo the [docs](../docs/2.x/intro.md).\n',
  'content/pages/live.mdx': "import {Box} from '../box.tsx';\n\n# Live\n\n<Box />\n",
  'content/box.tsx': 'export const Box = () => <b>Box</b>;\n',
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\nFirst words.\n',
  'content/docs/2.x/setup.md': '# Setup\n\nHow to [start](./guide/first.md).\n',
  'content/docs/2.x/guide/first.md': '# First guide\n\n## Steps\n\n![Dot](./dot.svg)\n',
  'content/docs/2.x/guide/second.md': '# Second guide\n\nMore.\n',
  'content/docs/2.x/guide/dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/docs/2.x/last.md': '# Last\n\nThe end.\n',
  'content/docs/2.x/sidebars.json': JSON.stringify({
    docs: [
      'intro',
      'setup',
      {type: 'category', label: 'Guide', items: ['guide/first', 'guide/second']},
      'last',
    ],
  }),
  'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# Old introduction\n\nOld words.\n',
};
