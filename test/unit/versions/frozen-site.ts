import {run} from '../../../src/cli/run.ts';
import type {Files} from '../../support/files.ts';
import {docsSettings, siteConfig} from '../../support/sites.ts';
import {fakeIo} from '../cli/fake-io.ts';

/** Settings for two versions, of which tests freeze the older one. */
export const settings = `${docsSettings('2.x', '1.x')} themeConfig: {code: {theme: 'github-light', darkTheme: 'github-dark'}},`;

/** Sources of the older version. */
export const sources: Files = {
  'content/docs/1.x/intro.md':
    '---\nslug: /\n---\n\n# Old introduction\n\nTo the [new one](../2.x/intro.md) and [setup](./guide/setup.md#install).\n',
  'content/docs/1.x/guide/setup.md': `---
redirect_from: /docs/old-setup
keywords: [begin]
---

# Setup

![Dot](./dot.svg) [archive](./files/a.zip) [elsewhere](https://example.com/x)

## Install {#install}

<p style="color: red">Red</p>

Written as \`href="slot:x"\`.

\`\`\`js title="a.js" {1}
const answer = call("text"); // why
\`\`\`
`,
  'content/docs/1.x/guide/dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/docs/1.x/guide/files/a.zip': 'zip',
  'content/docs/1.x/sidebars.json': JSON.stringify({
    docs: [
      'intro',
      {type: 'category', label: 'Guide', link: {type: 'generated-index'}, items: ['guide/setup']},
      {type: 'link', label: 'New', href: '/docs/'},
    ],
  }),
};

/** A site with two versions, neither of which is frozen yet. */
export const site: Files = {
  'site.config.ts': siteConfig(settings),
  'content/pages/index.md': '# Home\n\nTo [setup](../docs/1.x/guide/setup.md#install).\n',
  'content/docs/2.x/intro.md':
    '---\nslug: /\n---\n\n# Introduction\n\nFrom [old](../1.x/intro.md).\n',
  'content/docs/2.x/guide/setup.md': '# Setup\n\nNew.\n',
  ...sources,
};

/** Runs a command in a site's folder. */
export async function legacydocs(
  cwd: string,
  ...argv: readonly string[]
): Promise<{readonly code: number; readonly out: string; readonly err: string}> {
  const io = fakeIo({cwd});
  const code = await run(argv, io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}
