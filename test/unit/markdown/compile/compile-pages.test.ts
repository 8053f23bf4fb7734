import {mkdir, rm, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {memoryStore, type Store} from '../../../../src/core/cache/store.ts';
import {BuildError} from '../../../../src/core/diagnostics/diagnostic.ts';
import {hashOf} from '../../../../src/core/hash/sha256.ts';
import {compileOptions} from '../../../../src/markdown/compile/compile-options.ts';
import {compileModule, compilePages} from '../../../../src/markdown/compile/compile-pages.ts';
import {createPageCompiler} from '../../../../src/markdown/compile/page-compiler.ts';
import {type SiteConfig, siteConfigSchema} from '../../../../src/site/config/schema/index.ts';
import type {SourceFile} from '../../../../src/site/types.ts';
import * as articleMarkup from '../../../../templates/ArticleMarkup.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {printed} from './support.ts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await tempFolder();
  store = memoryStore();
});

function config(admonitions = true): SiteConfig {
  return siteConfigSchema.parse({
    title: 'T',
    url: 'https://x.org',
    baseUrl: '/',
    docs: {versions: [{name: 'current'}], admonitions},
  });
}

function site(admonitions?: boolean) {
  return {
    siteFolder: folder,
    options: compileOptions({
      articleMarkup,
      config: config(admonitions),
      hasMdxComponents: false,
      languages: [],
    }),
  };
}

/** Writes files and returns the data that the content stage would produce for them. */
async function sources(files: Readonly<Record<string, string>>): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const [sourcePath, text] of Object.entries(files)) {
    const format = sourcePath.endsWith('.tsx') ? 'tsx' : sourcePath.endsWith('.mdx') ? 'mdx' : 'md';
    await mkdir(dirname(join(folder, sourcePath)), {recursive: true});
    await writeFile(join(folder, sourcePath), text);
    const hash = hashOf(text);
    found.push({sourcePath, format, hash, frontMatter: {}});
  }
  return found;
}

describe('compilePages', () => {
  it('reports a page that was deleted after the content was read', async () => {
    const found = await sources({'content/a.md': '# A\n', 'content/b.md': '# B\n'});
    await rm(join(folder, 'content/a.md'));
    const {diagnostics, metadata} = await compilePages({...site(), sources: found, store});
    expect(diagnostics).toMatchObject([
      {
        code: 'file-unreadable',
        file: 'content/a.md',
        message: 'The file cannot be read: it does not exist (ENOENT).',
      },
    ]);
    expect([...metadata.keys()]).toEqual(['content/b.md']);
  });

  it('compiles Markdown and MDX, skips other pages, and reports its progress', async () => {
    const progress: string[] = [];
    const compiled = await compilePages({
      ...site(),
      sources: await sources({'a.md': '# A', 'b.mdx': '# B', 'c.tsx': 'export default 1'}),
      store,
      onProgress: (done, total) => progress.push(`${done}/${total}`),
    });
    expect([...compiled.metadata].map(([path, {contentTitle}]) => [path, contentTitle])).toEqual([
      ['a.md', 'A'],
      ['b.mdx', 'B'],
    ]);
    expect(await compiled.body('a.md')).toEqual({type: 'html', html: ['<h1>A</h1>']});
    expect(await compiled.search('a.md')).toEqual([]);
    expect((await compiled.body('b.mdx')).type).toBe('module');
    expect(compiled.compiled).toBe(2);
    expect(progress).toEqual(['1/2', '2/2']);
  });

  it('compiles a page once for the same source and options, at any path', async () => {
    const first = await sources({'a.md': ':::note\n[]()\n:::'});
    const before = await compilePages({...site(), sources: first, store});
    const again = await sources({'a.md': ':::note\n[]()\n:::', 'moved/b.md': ':::note\n[]()\n:::'});
    const after = await compilePages({...site(), sources: again, store});
    expect([before.compiled, after.compiled]).toEqual([1, 0]);
    expect(after.metadata.get('a.md')).toEqual(before.metadata.get('a.md'));
    expect(await after.body('moved/b.md')).toEqual(await before.body('a.md'));
    expect(after.diagnostics.map(({file, line, code}) => [file, line, code])).toEqual([
      ['a.md', 2, 'empty-address'],
      ['moved/b.md', 2, 'empty-address'],
    ]);
  });

  it('compiles again if the source or an option changes', async () => {
    const input = {sources: await sources({'a.md': ':::note\nx\n:::'}), store};
    await compilePages({...site(), ...input});
    expect((await compilePages({...site(false), ...input})).compiled).toBe(1);
    const changed = await sources({'a.md': ':::note\ny\n:::'});
    const last = await compilePages({...site(), sources: changed, store});
    expect(last.compiled).toBe(1);
    expect(last.metadata.get('a.md')?.excerpt).toBe('y');
  });

  it('does not cache a file that changed after it was read under its old hash', async () => {
    const before = await sources({'a.md': '# Before'});
    await sources({'a.md': '# After'});
    await compilePages({...site(), sources: before, store});
    await sources({'a.md': '# Before'});
    const again = await compilePages({...site(), sources: before, store});
    expect(again.metadata.get('a.md')?.contentTitle).toBe('Before');
  });

  it('compiles a page again if its body is missing', async () => {
    const sourced = {...site(), sources: await sources({'a.md': '# A'})};
    const first = await compilePages({...sourced, store});
    const body = await first.body('a.md');
    let isGone = false;
    const lossy: Store = {
      ...store,
      get: (key) => (isGone && key.endsWith(' body') ? undefined : store.get(key)),
      adopt: (written) => {
        isGone = false;
        store.adopt(written);
      },
    };
    const second = await compilePages({...sourced, store: lossy});
    isGone = true;
    expect(second.compiled).toBe(0);
    expect(await second.body('a.md')).toEqual(body);
  });

  it('lets two builds share the cache at once', async () => {
    const files = Object.fromEntries(
      Array.from({length: 12}, (_, index) => [`${index}.md`, `# Page ${index}`]),
    );
    const input = {...site(), sources: await sources(files), store};
    const builds = await Promise.all([compilePages(input), compilePages(input)]);
    for (const build of builds) {
      expect(await build.body('7.md')).toEqual({type: 'html', html: ['<h1>Page 7</h1>']});
    }
    expect((await compilePages(input)).compiled).toBe(0);
  });

  it('reports every bad page and compiles the others; bad pages have no metadata', async () => {
    const files = {'a.mdx': '{a b', 'good.md': '# Good', 'b.mdx': 'x\n\n<A>'};
    const compiled = await compilePages({...site(), sources: await sources(files), store});
    expect(printed(compiled.diagnostics)).toMatchInlineSnapshot(`
      "a.mdx:1:1 error markdown-syntax
        Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
        The page cannot be compiled.
        In MDX, braces contain JavaScript; write \`\\{\` for a literal brace.
      b.mdx:3:1 error markdown-syntax
        Expected a closing tag for \`<A>\`.
        The page cannot be compiled.
        In MDX, \`<\` starts an element, which must be closed; write \`\\<\` for a literal \`<\`."
    `);
    expect([...compiled.metadata.keys()]).toEqual(['good.md']);
    await expect(compiled.body('a.mdx')).rejects.toBeInstanceOf(BuildError);
  });

  it('produces the same pages in any order', async () => {
    const files = await sources({'a.md': '```js\nlet a\n```', 'b.md': '```ts\nlet b: 1\n```'});
    const there = await compilePages({...site(), sources: files, store});
    const back = await compilePages({
      ...site(),
      sources: files.toReversed(),
      store,
    });
    for (const {sourcePath} of files) {
      expect(await back.body(sourcePath)).toEqual(await there.body(sourcePath));
    }
  });
});

describe('createPageCompiler', () => {
  it('is a function of source and options', async () => {
    const options = compileOptions({
      articleMarkup,
      config: config(),
      hasMdxComponents: false,
      languages: [],
    });
    const input = {source: '# A', sourcePath: 'a.md', format: 'md'} as const;
    const [one, other] = [await createPageCompiler(options), await createPageCompiler(options)];
    expect(await one.compilePage(input)).toEqual(await other.compilePage(input));
  });
});

describe('compileModule', () => {
  const encode = (text: string) => new TextEncoder().encode(text);

  it('MD-01 converts an imported Markdown file to a component, raw HTML and slots included', async () => {
    const {code, metadata} = await compileModule({
      ...site(),
      store,
      sourcePath: 'docs/_part.md',
      format: 'md',
      source: encode('a <b class="c">x</b> {no code} [y](z.md)\n\n```js\nlet a\n```'),
    });
    expect(code).toContain('export default function MDXContent');
    expect(code).toContain('className: "c"');
    expect(code).toContain('{no code}');
    expect(code).toContain('...slots[0]');
    expect(code).toContain('__html: "<span class=\\"code-line\\">');
    expect(metadata.slots.map(({url}) => url)).toEqual(['z.md']);
  });

  it('MD-01 warns about front matter, which has no effect', async () => {
    const source = encode('---\r\ntitle: x\r\n---\r\ntext');
    const input = {...site(), source, store, format: 'mdx'} as const;
    const first = await compileModule({...input, sourcePath: '_part.mdx'});
    expect(printed(first.diagnostics)).toMatchInlineSnapshot(`
      "_part.mdx:1:1 warning partial-front-matter
        This file is imported by a page, so its front matter is not read.
        Fields such as \`title\`, \`id\` and \`slug\` have no effect in this file.
        Move the fields to the importing page."
    `);
    expect(first.code).not.toContain('title: x');
    const cached = await compileModule({...input, sourcePath: 'moved/_part.mdx'});
    expect(cached.diagnostics.map(({file}) => file)).toEqual(['moved/_part.mdx']);
    expect(cached.code).toBe(first.code);
  });

  it('throws errors with their locations', async () => {
    const broken = compileModule({
      ...site(),
      store,
      sourcePath: '_x.mdx',
      format: 'mdx',
      source: encode('\n{'),
    });
    await expect(broken).rejects.toMatchObject({
      diagnostics: [{code: 'markdown-syntax', file: '_x.mdx', line: 2}],
    });
  });
});
