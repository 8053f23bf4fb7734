import {join} from 'node:path';
import {expect, it} from 'vitest';
import {siteRules} from '../../../../src/cli/import/import-target.ts';
import {themeColors} from '../../../../src/tools/import/vitepress/theme-colors.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

async function colorsOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await tempFolder();
  await writeFiles(join(folder, '.vitepress/theme'), files);
  return await themeColors({folder, root: folder, rules: siteRules});
}

it('takes the colours of a VitePress theme', async () => {
  const css = await colorsOf({
    'index.ts': "import './style.css';",
    'style.css': `/* :root {--vp-c-brand-1: red} */
:root, html {--vp-c-brand-1: var(--vp-c-green-1); --logo: url("a.png")}
@media (prefers-color-scheme: dark) {.a {b: c} :root {--vp-c-brand-1: blue}}
.vp-doc a {color: red}
html.dark:root {--vp-c-brand-1: yellow}
`,
    'broken.css': ':root {',
  });
  expect(css).toBe(`@import 'legacydocs/templates/imported/accent.css';

:root {
  --vp-c-brand-1: var(--vp-c-green-1);
  --old-accent: var(--vp-c-brand-1);
}

[data-theme="dark"] {
  --vp-c-brand-1: yellow;
}
`);
});

it.each([
  ['no brand colour', ':root {--vp-c-bg: red}', ''],
  ['the brand colour of VitePress before 1.0', ':root {--vp-c-brand: red}', 'var(--vp-c-brand)'],
])('takes %s', async (_, text, expected) => {
  const css = await colorsOf({'a.css': text});
  expect(expected === '' ? css === '' : css.includes(`--old-accent: ${expected};`)).toBe(true);
});
