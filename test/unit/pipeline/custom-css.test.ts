import {rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  buildGoodSite,
  buildSite,
  built,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';

const newSite = sharedSite();

const files = {
  'site.config.ts': siteConfig("themeConfig: {customCss: ['src/css/custom.css', './more.css']},"),
  'src/css/custom.css':
    ":root { --color-accent: #0b6a9c; }\n.logo { background: url('./dot.png'); }\n",
  'src/css/dot.png': 'not really a picture',
  'more.css': '@import "./parts/colors.css";\n',
  'parts/colors.css': '.mine { color: #123456; }\n',
};

/** Returns the site's only style sheet. */
async function styles(folder: string): Promise<string> {
  const page = await built(folder, 'index.html');
  const [, address = ''] = /href="\/[^"]*?(assets\/css\/styles[^"]+)"/.exec(page) ?? [];
  return await built(folder, address);
}

describe('`themeConfig.customCss`', () => {
  it('ends the style sheet, in its order, with all its imports', async () => {
    const folder = await newSite(files);
    await buildGoodSite(folder);
    const text = await styles(folder);
    expect(text).toMatch(
      /:root\{--color-accent: ?#0b6a9c\}\.logo\{background:url\([^)]*assets\/[^)]*dot[^)]*\.png\)\}\.mine\{color:#123456\}\s*$/,
    );
  });

  it('can be a single path, and an absolute one', async () => {
    const folder = await newSite({'a.css': '.a { color: #654321; }'});
    const path = JSON.stringify(join(folder, 'a.css'));
    await writeFile(
      join(folder, 'site.config.ts'),
      siteConfig(`themeConfig: {customCss: ${path}},`),
    );
    await buildGoodSite(folder);
    expect(await styles(folder)).toMatch(/\.a\{color:#654321\}\s*$/);
  });

  it('is an input of the next build, with all its imports', async () => {
    const folder = await newSite(files);
    await buildGoodSite(folder);
    await writeFile(join(folder, 'parts/colors.css'), '.mine { color: #abcdef; }\n');
    await buildGoodSite(folder);
    expect(await styles(folder)).toContain('#abcdef');
  });

  it('fails the build at its location if it does not exist, and the output is unchanged', async () => {
    const folder = await newSite(files);
    await buildGoodSite(folder);
    await rm(join(folder, 'more.css'));
    const {code, err} = await runBuild(folder);
    expect(code).toBe(1);
    expect(err).toMatch(
      /site\.config\.ts:\d+:\d+ {2}error config-missing-file\n {2}`\.\/more\.css` does not exist\.\n {2}Readers would see the site without these styles\.\n {2}Paths are relative to the configuration's folder\.\n/,
    );
    expect(await styles(folder)).toContain('.mine');
    // `serve` watches this path, so that it detects when the missing file is created.
    expect((await buildSite(folder)).reads).toContain(join(folder, 'more.css'));
  });

  it('is subject to the Content-Security-Policy like all other styles', async () => {
    const folder = await newSite({
      ...files,
      'more.css': "@import 'https://fonts.example/inter.css';\n",
    });
    const {diagnostics} = await buildSite(folder);
    expect(diagnostics.map(({code}) => code)).toContain('blocked-by-policy');
  });

  it('with a mistake is reported in its own file', async () => {
    const folder = await newSite({...files, 'more.css': ".a { background: url('./gone.png'); }\n"});
    const {code, err} = await runBuild(folder);
    expect(code).toBe(1);
    expect(err).toContain('more.css:1:22');
  });
});

describe('a merge conflict in a file that is not a page', () => {
  it('MD-47 is an error in style sheets, data and texts that are copied or imported', async () => {
    const conflict = '<<<<<<< HEAD\n.a{color:red}\n=======\n.a{color:blue}\n>>>>>>> branch\n';
    const folder = await newSite({
      ...files,
      'more.css': conflict,
      'content/static/theme.css': `a{}\n${conflict}`,
      'content/static/data.json': `[\n${conflict}]`,
      'content/static/_headers': conflict,
      'content/static/image.png': conflict,
      'content/pages/notes.txt': conflict,
      'content/pages/page.mdx':
        "import styles from './page.module.css';\nimport text from './imported.txt?raw';\n\n# Page\n\n[notes](./notes.txt) <b className={styles.a}>{text}</b>\n",
      'content/pages/page.module.css': `.x{}\n${conflict}`,
      'content/pages/imported.txt': conflict,
    });
    const {diagnostics} = await buildSite(folder);
    const found = diagnostics.filter(({code}) => code === 'merge-conflict');
    expect(found.map(({severity, file, line}) => `${severity} ${file}:${line}`)).toEqual([
      'error content/pages/imported.txt:1',
      'error content/pages/notes.txt:1',
      'error content/pages/page.module.css:2',
      'error content/static/_headers:1',
      'error content/static/data.json:2',
      'error content/static/theme.css:2',
      'error more.css:1',
    ]);
    const inModule = diagnostics.filter(
      ({code, file}) => code === 'module-invalid' && file?.endsWith('page.module.css'),
    );
    expect(inModule.map(({line, column}) => [line, column])).toEqual([
      [2, 1],
      [4, 1],
      [6, 2],
    ]);
  });
});
