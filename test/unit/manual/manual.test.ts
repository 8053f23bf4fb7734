import {spawnSync} from 'node:child_process';
import {mkdir, readFile, symlink} from 'node:fs/promises';
import {join} from 'node:path';
import {transform} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {outsideBlocks} from '../../../scripts/manual/blocks.ts';
import {codeBlocks, inlineCode} from '../../../scripts/manual/code-blocks.ts';
import {readConfigReference} from '../../../scripts/manual/config-reference.ts';
import {readThemeExports} from '../../../scripts/manual/exports-reference.ts';
import {makePages, readPages} from '../../../scripts/manual/make-pages.ts';
import {callsIn, problemOf} from '../../../scripts/manual/shown-commands.ts';
import {snippetSites} from '../../../scripts/manual/snippet-sites.ts';
import {readTokens} from '../../../scripts/manual/theme-reference.ts';
import {runTsc} from '../../../scripts/samples/type-check.ts';
import {run} from '../../../src/cli/run.ts';
import {createPageCompiler} from '../../../src/markdown/compile/page-compiler.ts';
import {readFrontMatter} from '../../../src/site/content/front-matter/read-front-matter.ts';
import {writeFiles} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {tempFolder} from '../../support/temp-folder.ts';
import {fakeIo} from '../cli/fake-io.ts';
import {defaultOptions} from '../markdown/compile/support.ts';

const pages = await readPages(repository);
const blocks = pages.flatMap(codeBlocks);
const inSentences = pages.flatMap(inlineCode);
const inLanguages = (...languages: readonly string[]) =>
  blocks.filter(({language}) => languages.includes(language));

describe('the manual', () => {
  it('names every type that pages import from the theme', async () => {
    const {types} = await readThemeExports(repository);
    expect(types.length).toBeGreaterThan(3);
    const text = pages
      .filter(({path}) => /\/(?:theme-exports|home-page)\.md$/.test(path))
      .map((page) => page.text)
      .join('\n');
    expect(types.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('describes settings, commands and the theme as in their sources (npm run manual:generate)', async () => {
    const made = await makePages(pages, repository);
    for (const [index, {path, text}] of made.entries()) {
      expect.soft(text, path).toBe(pages[index]?.text);
    }
  });

  it('is built without a warning, and without a broken link', async () => {
    const outDir = join(await tempFolder(), 'build');
    const io = fakeIo({cwd: repository});
    expect(await run(['build', 'docs', '--strict', '-o', outDir], io), io.stderr.text()).toBe(0);
    expect(await run(['check', 'docs', '-o', outDir], io), io.stdout.text()).toBe(0);
  });

  it('shows commands with arguments and options that exist', () => {
    const shown = [
      ...blocks.map((block) => ({...block, isComplete: block.language !== 'text'})),
      ...inSentences.map((code) => ({...code, isComplete: false})),
    ];
    const calls = shown.flatMap(({text, place, isComplete}) =>
      callsIn(text).map((call) => ({call, place, isComplete})),
    );
    expect(calls.length).toBeGreaterThan(60);
    const wrong = calls.flatMap(({call, place, isComplete}) => {
      const problem = problemOf(call, {isComplete});
      return problem === undefined ? [] : [`${place} legacydocs ${call.join(' ')}: ${problem}`];
    });
    expect(wrong).toEqual([]);
  });

  it('shows TypeScript that the type checker accepts in a new site', async () => {
    const folder = await tempFolder();
    await writeFiles(folder, snippetSites(blocks));
    const modules = join(folder, 'node_modules');
    await mkdir(modules);
    await symlink(repository, join(modules, 'legacydocs'));
    for (const name of ['react', '@types']) {
      await symlink(join(repository, 'node_modules', name), join(modules, name));
    }
    expect(await runTsc(join(folder, 'tsconfig.json'), folder)).toBe('');
  });

  it('shows JavaScript, style sheets, JSON and YAML that can be parsed', async () => {
    for (const {language, text, place} of inLanguages('js', 'css')) {
      const {warnings} = await transform(text, {loader: language === 'css' ? 'css' : 'js'});
      expect.soft(warnings, place).toEqual([]);
    }
    for (const {text, place} of inLanguages('json', 'yaml')) {
      expect.soft(parse(text), place).toBeTypeOf('object');
    }
  });

  it('shows Markdown and MDX that compile without a diagnostic, front matter included', async () => {
    const keywords = [{keyword: 'api'}, {keyword: 'question'}];
    const compiler = await createPageCompiler({
      ...defaultOptions,
      admonitions: {extendDefaults: true, keywords},
    });
    for (const {language, text, place} of inLanguages('md', 'mdx')) {
      expect.soft(readFrontMatter(`${text}\n`, 'page.md').problems, place).toEqual([]);
      const format = language === 'md' ? 'md' : 'mdx';
      const source = {source: `${text}\n`, sourcePath: place, format} as const;
      const {diagnostics} = await compiler.compilePage(source);
      expect.soft(diagnostics, place).toEqual([]);
    }
  });

  it('shows commands that a shell can parse, of existing programs', () => {
    const programs = /^(?:npx|npm|git|docker|aws|mv|cp) /;
    for (const {text, place} of inLanguages('bash')) {
      const {stderr} = spawnSync('bash', ['-n'], {input: text, encoding: 'utf8'});
      expect.soft(stderr, place).toBe('');
      const lines = text
        .replaceAll('\\\n', ' ')
        .split('\n')
        .filter((line) => line.trim() !== '');
      expect
        .soft(
          lines.filter((line) => !programs.test(line)),
          place,
        )
        .toEqual([]);
    }
  });

  it('shows the report of a broken link', async () => {
    const ofPage = blocks.filter(({page}) => page.endsWith('/first-site.md'));
    const folder = await tempFolder();
    const io = fakeIo({cwd: folder});
    expect(await run(['init'], io)).toBe(0);
    expect(await run(['build'], io)).toBe(0);
    for (const {title, text} of ofPage) {
      if (title?.startsWith('content/')) {
        await writeFiles(folder, {[title]: `${text.replace('./intro.md', './intr.md')}\n`});
      }
    }
    expect(await run(['build', '--strict'], io)).toBe(1);
    const shown = ofPage.find(({language}) => language === 'text')?.text ?? '';
    const [problem = '', end = ''] = shown.split('\n\n');
    expect(io.stderr.text()).toContain(problem);
    expect(io.stdout.text() + io.stderr.text()).toContain(end.replace(/^.*?: /, ''));
  });

  it('shows no code block in a language that no test checks', () => {
    const read = ['', 'bash', 'css', 'js', 'json', 'md', 'mdx', 'ts', 'tsx', 'yaml'];
    // Code that only other tools could check. Commands in it are checked above.
    const others = ['dockerfile', 'nginx', 'text', 'toml'];
    const found = new Set(blocks.map(({language}) => language));
    expect([...found].filter((name) => ![...read, ...others].includes(name))).toEqual([]);
  });

  it('names settings that exist', async () => {
    const {keys} = await readConfigReference(repository);
    const roots = ['docs', 'themeConfig', 'markdown', 'check', 'i18n'];
    const written = pages.flatMap(({path, text}) => inlineCode({path, text: outsideBlocks(text)}));
    const named = written.filter(({text}) =>
      new RegExp(`^(?:${roots.join('|')})\\.[a-z][\\w.[\\]]*$`, 'i').test(text),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter(({text}) => !keys.has(text)).map(({text, place}) => `${place} ${text}`),
    ).toEqual([]);
  });

  it('names values of the theme that exist', async () => {
    const tokens = new Set((await readTokens(repository)).flat().map(({name}) => name));
    const shown = [...inLanguages('css'), ...inSentences].flatMap(({text, place}) =>
      [...text.matchAll(/(?<![\w-])--(?:color|font|size|space|line|code)-[\w-]+/g)].map(
        ([name]) => ({name, place}),
      ),
    );
    expect(shown.filter(({name}) => !tokens.has(name))).toEqual([]);
  });

  it.each([
    ['theme', 8, 'theme-exports.md'],
    ['components', 8, 'home-page.md'],
  ])('shows every export of `legacydocs/%s`', async (entry, atLeast, file) => {
    const source = await readFile(join(repository, `templates/${entry}.ts`), 'utf8');
    const names = [...source.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.replace('type', '').trim()),
    );
    const page = pages.find(({path}) => path.endsWith(`/${file}`))?.text ?? '';
    expect(names.length).toBeGreaterThan(atLeast);
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
  });
});
