import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {readFiles, writeFiles} from '../support/files.ts';
import {built} from '../support/sites.ts';
import {folderWith} from '../support/temp-folder.ts';
import {calledIn, config} from '../unit/cli/called.ts';

it('compiles SCSS with the real Sass of the old site, with `@site/…`, `~package` and partials', async () => {
  const cwd = await folderWith({'old/package.json': '{"private": true}'});
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', 'sass@1'], {
    cwd: join(cwd, 'old'),
  });
  await writeFiles(cwd, {
    'old/docusaurus.config.js': config(),
    'old/sidebars.js': "module.exports = {docs: ['a']};",
    'old/docs/a.mdx':
      "import styles from '@site/src/card.module.scss';\n\n# A\n\n<b className={styles.card}>text</b>\n",
    'old/src/card.module.scss':
      "@use 'sass:math';\n@import '@site/src/colors/own';\n@import '~paint/tones';\n.card { &:hover { color: $own; } border-color: $tone; padding: math.div(10px, 4); }\n",
    'old/src/colors/_own.scss': '$own: rgb(1 2 3);\n',
    'old/node_modules/paint/package.json': '{"name": "paint", "version": "1.0.0"}',
    'old/node_modules/paint/_tones.scss': '$tone: #336699;\n',
  });
  const {code, err} = await calledIn(cwd, 'import', 'old', 'new');
  expect({code, err}).toEqual({code: 0, err: ''});
  const {'src/card.module.css': css = ''} = await readFiles(join(cwd, 'new'));
  expect(css).toMatch(/\.card:hover \{\s*color: rgb\(1,? 2,? 3\);/);
  expect(css).toMatch(/border-color: #336699;\s*padding: 2\.5px;/);
  expect(await built(join(cwd, 'new'), 'docs/a/index.html')).toMatch(/<b class="\w+_card">/);
});
