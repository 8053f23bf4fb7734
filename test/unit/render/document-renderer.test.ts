import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Bundle} from '../../../src/bundle/types.ts';
import type * as sources from '../../../src/render/document-renderer.ts';
import type {DocumentProps, SiteData} from '../../../src/theme/types.ts';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import {writeFiles} from '../../support/files.ts';
import {tempFolder} from '../../support/temp-folder.ts';

let compiled: CompiledPackage;
let createDocumentRenderer: typeof sources.createDocumentRenderer;
beforeAll(async () => {
  compiled = await compilePackage();
  const module = join(compiled.bin, '../../dist/render/document-renderer.js');
  ({createDocumentRenderer} = await import(pathToFileURL(module).href));
});
afterAll(() => compiled.remove());

const site = {} as SiteData;
const count = 600;

/** All that the themes below look at. */
const propsOf = (page: number) =>
  ({site, head: [], article: {html: ''}, stylesheets: [String(page)]}) as unknown as DocumentProps;

/** @param there The body of the threads' `renderDocument`. */
async function bundleWith(there: string): Promise<Pick<Bundle, 'server' | 'serverFolder'>> {
  const serverFolder = await tempFolder();
  await writeFiles(serverFolder, {
    'theme.mjs': `export const inlineScripts = () => [];
      export const renderDocument = ({stylesheets: [page]}) => { ${there} };`,
  });
  const theme = {
    inlineScripts: () => [],
    renderDocument: ({stylesheets}: DocumentProps) => `${stylesheets[0]} here`,
  };
  return {serverFolder, server: async () => ({theme, components: new Map()})};
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/**
 * As the stage does: ask ahead, take in the order in which was asked.
 *
 * @param ready With which document to wait until threads are ready.
 */
async function renderAll(
  bundle: Pick<Bundle, 'server' | 'serverFolder'>,
  {ready = 60} = {},
): Promise<string[]> {
  const renderer = createDocumentRenderer(bundle, site, count);
  const asked: ReturnType<typeof renderer.render>[] = [];
  const documents: string[] = [];
  const takeUpTo = async (mostAsked: number) => {
    while (asked.length > mostAsked) {
      const rendered = await asked.shift()?.();
      documents.push(rendered && 'html' in rendered ? rendered.html : String(rendered?.error));
    }
  };
  try {
    for (let page = 0; page < count; page += 1) {
      asked.push(renderer.render(propsOf(page)));
      await renderer.listen();
      if (page === ready) await until(() => renderer.ahead > 0);
      await takeUpTo(renderer.ahead);
    }
    await takeUpTo(0);
  } finally {
    await renderer.close();
  }
  return documents;
}

const numbers = Array.from({length: count}, (_, page) => String(page));
const pageOf = (document: string) => document.split(' ')[0];
const places = (documents: readonly string[]) =>
  new Set(documents.map((document) => document.split(' ')[1]));

describe('createDocumentRenderer', () => {
  it('renders in threads and here, and gives each document to who asked for it', async () => {
    const documents = await renderAll(await bundleWith("return page + ' there'"));
    expect(documents.map(pageOf)).toEqual(numbers);
    expect(places(documents)).toEqual(new Set(['here', 'there']));
  });

  it('renders here what a thread is slow with', async () => {
    const slowly =
      "const end = performance.now() + 20; while (performance.now() < end); return page + ' there'";
    const documents = await renderAll(await bundleWith(slowly));
    expect(documents.map(pageOf)).toEqual(numbers);
    const there = documents.filter((document) => document.endsWith('there'));
    expect(there.length).toBeGreaterThan(0);
    // Each thread has at most three batches of eight at hand when the last page is asked for.
    expect(there.length).toBeLessThan(count / 2);
  });

  it('renders here what fails in a thread', async () => {
    const documents = await renderAll(
      await bundleWith("if (page % 2) throw new Error('no'); return page + ' there'"),
    );
    expect(documents.map(pageOf)).toEqual(numbers);
    const odd = documents.filter((_, page) => page % 2 === 1);
    expect(places(odd)).toEqual(new Set(['here']));
    expect(places(documents)).toEqual(new Set(['here', 'there']));
  });

  it('does without threads that cannot load the theme', async () => {
    const bundle = await bundleWith("throw new Error('never')");
    const documents = await renderAll({...bundle, serverFolder: await tempFolder()}, {ready: -1});
    expect(documents).toEqual(numbers.map((page) => `${page} here`));
  });
});
