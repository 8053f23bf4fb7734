import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {buildSession} from '../../../src/pipeline/session.ts';
import {writeFiles} from '../../support/files.ts';
import {buildSite, built, runBuild, sharedSite, siteConfig} from '../../support/sites.ts';

/** Returns a configuration with Markdown settings, and with imports of the site's own plugins. */
const config = (settings: string, imports = ''): string =>
  `${imports}\n${siteConfig(`markdown: {${settings}},`)}`;

const plugins = `
const each = (node, work) => { work(node); for (const child of node.children ?? []) each(child, work); };
export const loud = ({mark}) => (tree) => each(tree, (node) => { if (node.type === 'text') node.value = node.value.replace(/!/g, mark); });
export const linked = () => (tree) => { tree.children.push({type: 'paragraph', children: [{type: 'link', url: './other.md', children: [{type: 'text', value: 'added'}]}]}); };
export const styled = () => (tree) => each(tree, (node) => { if (node.tagName === 'p') { node.properties.style = 'color: red'; node.properties.class = 'mine'; } });
`;

const page = '# Title\n\n## A part\n\nHello!\n\n```js\nlet a;\n```\n';

describe('plugins of the site', () => {
  const site = sharedSite();

  it('MD-29 work on Markdown, MDX and imported files, before links, headings, code and styles are processed', async () => {
    const folder = await site({
      'site.config.ts': config(
        "remarkPlugins: [[loud, {mark: '?!'}], linked], rehypePlugins: [styled]",
        "import {linked, loud, styled} from './plugins.js';",
      ),
      'plugins.js': plugins,
      'content/pages/other.md': '# Other\n',
      'content/pages/a.md': page,
      'content/pages/b.mdx': `import Part from './_part.md';\n\n${page}\n<Part />\n`,
      'content/pages/_part.md': 'Part!\n',
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    for (const name of ['a', 'b']) {
      const html = await built(folder, `${name}/index.html`);
      expect(html).toMatch(/<p class="mine style-[^"]+">Hello\?!<\/p>/);
      expect(html).toContain('<a href="/base/other">added</a>');
      expect(html).toContain('id="a-part"');
      expect(html).not.toContain('style="color');
    }
    expect(await built(folder, 'b/index.html')).toContain('Part?!');
    // A different option or plugin invalidates all cached results.
    await writeFiles(folder, {
      'site.config.ts': config(
        "remarkPlugins: [[loud, {mark: '…'}]]",
        "import {loud} from './plugins.js';",
      ),
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'a/index.html')).toContain('<p>Hello…</p>');
    await writeFiles(folder, {'plugins.js': plugins.replace('/!/g', '/Hello/g')});
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'a/index.html')).toContain('<p>…!</p>');
  });

  it('MD-29 can be specified by their packages', async () => {
    const folder = await site({
      'site.config.ts': config("remarkPlugins: ['remark-shout', ['@me/plugin', {by: 'me'}]]"),
      'node_modules/remark-shout/package.json':
        '{"name": "remark-shout", "type": "module", "exports": {"import": "./main.js"}}',
      'node_modules/remark-shout/main.js':
        "export default () => (tree) => { tree.children[0].children[0].value = 'SHOUT'; };",
      'node_modules/@me/plugin/package.json': '{"name": "@me/plugin", "main": "main.js"}',
      'node_modules/@me/plugin/main.js':
        "exports.__esModule = true; exports.default = ({by}) => (tree, file, next) => { tree.children[0].children[0].value += ' ' + by; next(); };",
      'content/pages/a.md': 'quiet\n',
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'a/index.html')).toContain('<p>SHOUT me</p>');
  });

  it('that read other files run in every build', async () => {
    const folder = await site({
      'site.config.ts': config(
        'remarkPlugins: [included]',
        "import {included} from './plugins.js';",
      ),
      'plugins.js':
        "import {readFileSync} from 'node:fs';\nimport {join} from 'node:path';\nexport const included = () => (tree, file) => { tree.children[0].children[0].value = readFileSync(join(file.dirname, '../text.txt'), 'utf8'); };",
      'content/pages/a.md': 'gone\n',
      'content/pages/index.md': 'gone\n',
      'content/text.txt': 'one',
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'a/index.html')).toContain('<p>one</p>');
    await writeFiles(folder, {'content/text.txt': 'two'});
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(folder, 'a/index.html')).toContain('<p>two</p>');
  });

  const worldly: Readonly<Record<string, readonly [code: string, first: string, second: string]>> =
    {
      'the environment': ["process.env['LEGACYDOCS_TEST']", 'one', 'two'],
      'the environment, from a module of Node': ['env.LEGACYDOCS_TEST', 'one', 'two'],
      'the clock': [
        "(new Date().getTime() > 0 ? process['env'].LEGACYDOCS_TEST : '')",
        'one',
        'two',
      ],
    };

  it.each(Object.entries(worldly))(
    'that read %s run in every build, inline or in a file',
    async (_what, [code, first, second]) => {
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      const imports = code.startsWith('env') ? "import {env} from 'node:process';\n" : '';
      const said = `${imports}const said = ${code};\n`;
      const plugin =
        '() => (tree) => { tree.children.push({type: "paragraph", children: [{type: "text", value: said}]}); }';
      const forms = {
        inline: {'site.config.ts': config(`remarkPlugins: [${plugin}]`, said)},
        file: {
          'site.config.ts': config('remarkPlugins: [mine]', "import {mine} from './mine.js';"),
          'mine.js': `${said}export const mine = ${plugin};\n`,
        },
      };
      for (const files of Object.values(forms)) {
        const folder = await site({...files, 'content/pages/a.md': 'Text\n'});
        for (const value of [first, second]) {
          vi.stubEnv('LEGACYDOCS_TEST', value);
          expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
          expect(await built(folder, 'a/index.html')).toContain(`<p>${value}</p>`);
        }
      }
    },
  );

  it('run again only for another `cacheKey`, if the site has one', async () => {
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const plugin =
      '() => (tree) => { tree.children.push({type: "paragraph", children: [{type: "text", value: process.env.LEGACYDOCS_TEST}]}); }';
    const folder = await site({
      'site.config.ts': config(
        `remarkPlugins: [${plugin}], cacheKey: process.env['LEGACYDOCS_KEY']`,
      ),
      'content/pages/a.md': 'Text\n',
    });
    const shown = [];
    for (const [value, key] of [
      ['one', 'a'],
      ['two', 'a'],
      ['three', 'b'],
    ] as const) {
      vi.stubEnv('LEGACYDOCS_TEST', value);
      vi.stubEnv('LEGACYDOCS_KEY', key);
      expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
      shown.push(/<p>(one|two|three)<\/p>/.exec(await built(folder, 'a/index.html'))?.[1]);
    }
    expect(shown).toEqual(['one', 'one', 'three']);
  });

  it.each([
    ['throw', "() => () => { throw new Error('no way'); }"],
    ['fail at a place', "() => (tree, file) => { file.fail('not here', tree.children[1]); }"],
    ['reject', "() => async () => { throw new Error('no way'); }"],
    ['fail to begin', 'function old() { this.Parser.prototype.x = 1; }'],
    ['warn', "() => (tree, file) => { file.message('rather not', tree.children[1]); }"],
    [
      'make components',
      "() => (tree) => { tree.children.push({type: 'mdxJsxFlowElement', name: 'Box', attributes: [], children: []}); }",
    ],
  ])('that %s are reported, with their names', async (_what, code) => {
    const folder = await site({
      'site.config.ts': `${config('remarkPlugins: [mine]', `const mine: any = ${code};`)}`.replace(
        '  title:',
        '  pageTimeout: 1,\n  title:',
      ),
      'content/pages/index.md': '# A\n\nText\n',
    });
    const {code: exitCode, err} = await runBuild(folder, '--strict');
    expect(exitCode).toBe(1);
    expect(err.replace(/^(?!.*:).*\n(?=content)/gm, '')).toMatchSnapshot();
  });

  it('keep data for other pages, but not for the next build of the same process', async () => {
    const once = `() => {
      const seen = new Set();
      return (tree, file) => {
        const [title] = String(file.value).split('\\n');
        if (seen.has(title)) file.message('twice: ' + title);
        seen.add(title);
      };
    }`;
    const folder = await site({
      'site.config.ts': config(`remarkPlugins: [${once}]`),
      'content/pages/index.md': '# One\n\nText\n',
    });
    const session = buildSession();
    expect((await buildSite(folder, {}, session)).diagnostics).toEqual([]);
    await writeFiles(folder, {'content/pages/index.md': '# One\n\nOther text\n'});
    expect((await buildSite(folder, {}, session)).diagnostics).toEqual([]);
    await writeFiles(folder, {'content/pages/more.md': '# One\n'});
    await writeFiles(folder, {'content/pages/index.md': '# One\n\nText\n'});
    const {diagnostics} = await buildSite(folder, {cache: false}, session);
    expect(diagnostics.map(({message}) => message)).toEqual([
      expect.stringContaining('twice: # One'),
    ]);
  });

  it('are refused if they are invalid, or not installed', async () => {
    const folder = await site({
      'site.config.ts': config("remarkPlugins: [5, ['gone', {}]], rehypePlugins: 'remark-x'"),
    });
    expect((await runBuild(folder)).err).toMatchSnapshot();
    await writeFiles(folder, {'site.config.ts': config("remarkPlugins: ['gone']")});
    expect((await runBuild(folder)).err).toMatchSnapshot();
  });
});
