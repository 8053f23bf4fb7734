import {describe, expect, it} from 'vitest';
import {
  createDocumentRenderer,
  type ExtraThreads,
} from '../../../../src/pages/render/document-renderer.ts';
import type {DocumentsJob, RenderedDocument} from '../../../../src/pages/render/documents.ts';
import type {DocumentProps, SiteData} from '../../../../src/pages/theme/types.ts';

const count = 600;
const site = {docs: {versions: []}} as unknown as SiteData;

/** The only relevant properties. */
const propsOf = (page: number) =>
  ({site, head: [], article: {html: ''}, stylesheets: [String(page)]}) as unknown as DocumentProps;

const pageOf = ({stylesheets}: Pick<DocumentProps, 'stylesheets'>) => Number(stylesheets[0]);

const bundle = {
  serverFolder: () => 'server',
  server: async () => ({
    theme: {
      inlineScripts: () => [],
      renderDocument: (props: DocumentProps) => `${pageOf(props)} here`,
    },
    components: new Map(),
  }),
};

const noLinks = {pages: [], assets: [], anchors: []};
const renderedThere = (page: number): RenderedDocument => ({
  html: `${page} there`,
  links: noLinks,
});

/** One thread. @param work Processes a batch of pages. */
function threadThat(work: (pages: readonly number[]) => Promise<readonly unknown[]>) {
  const batches: (readonly number[])[] = [];
  let running = 0;
  const threads = {
    count: 1,
    start: async () => ({
      run: async ({documents}: DocumentsJob) => {
        const pages = documents.map(pageOf);
        if (pages.length > 0) batches.push(pages);
        // Like a thread, which never returns immediately.
        await new Promise<void>((resolve) => setImmediate(resolve));
        return await work(pages);
      },
      destroy: async () => {
        running -= 1;
      },
    }),
  } as ExtraThreads;
  const start: ExtraThreads['start'] = async () => {
    running += 1;
    return await threads.start();
  };
  return {batches, running: () => running, threads: {...threads, start}};
}

/** Like the stage: requests in advance, and takes the results in the order of the requests. */
async function renderAll(threads: ExtraThreads, documents = count): Promise<string[]> {
  const renderer = createDocumentRenderer(bundle, site, documents, threads);
  const asked: ReturnType<typeof renderer.render>[] = [];
  const rendered: string[] = [];
  const takeUpTo = async (mostAsked: number) => {
    while (asked.length > mostAsked) {
      const document = await asked.shift()?.();
      rendered.push(String(document && 'html' in document ? document.html : document?.error));
    }
  };
  try {
    for (let page = 0; page < documents; page += 1) {
      asked.push(renderer.render(propsOf(page)));
      await renderer.listen();
      await takeUpTo(renderer.ahead);
    }
    await takeUpTo(0);
  } finally {
    await renderer.close();
  }
  return rendered;
}

const numbers = (documents: number) => Array.from({length: documents}, (_, page) => page);
const pagesOf = (rendered: readonly string[]) => rendered.map((html) => Number(html.split(' ')[0]));
const there = (rendered: readonly string[]) => rendered.filter((html) => html.endsWith('there'));

describe('createDocumentRenderer', () => {
  it('sends batches to a fast thread, and returns each document to its caller', async () => {
    const thread = threadThat(async (pages) => pages.map(renderedThere));
    const rendered = await renderAll(thread.threads);
    expect(pagesOf(rendered)).toEqual(numbers(count));
    expect(there(rendered).length).toBeGreaterThan(count / 2);
    expect(new Set(thread.batches.map(({length}) => length))).toEqual(new Set([8]));
    expect(thread.running()).toBe(0);
  });

  it('renders the last documents here instead of waiting for a slow thread', async () => {
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const thread = threadThat(async (pages) => {
      if (pages.length > 0) await released;
      return pages.map(renderedThere);
    });
    setTimeout(() => release?.(), 200);
    const rendered = await renderAll(thread.threads);
    expect(pagesOf(rendered)).toEqual(numbers(count));
    // It had three batches; the documents between them and the last requested one are rendered here.
    const [first = 0] = thread.batches[0] ?? [];
    expect(rendered.slice(first, first + 24)).toEqual(there(rendered).slice(0, 24));
    expect(rendered.slice(first + 24, first + 64)).toEqual(
      numbers(40).map((page) => `${first + 24 + page} here`),
    );
  });

  it('renders documents here that fail there, one or all of them', async () => {
    const odd = threadThat(async (pages) =>
      pages.map((page) => (page % 2 === 1 ? undefined : renderedThere(page))),
    );
    const some = await renderAll(odd.threads);
    expect(pagesOf(some)).toEqual(numbers(count));
    expect(there(some).length).toBeGreaterThan(0);
    expect(pagesOf(there(some)).filter((page) => page % 2 === 1)).toEqual([]);

    const lost = threadThat(async (pages) => {
      if (pages.length > 0) throw new Error('gone');
      return [];
    });
    expect(await renderAll(lost.threads)).toEqual(numbers(count).map((page) => `${page} here`));
    expect(lost.batches.length).toBeGreaterThan(0);
  });

  it.each([
    ['cannot be started', {count: 1, start: () => Promise.reject(new Error('no thread'))}],
    [
      'cannot load the theme',
      threadThat(async () => {
        throw new Error('no theme');
      }).threads,
    ],
    ['do not exist', {count: 0, start: () => Promise.reject(new Error('asked for'))}],
  ])('renders everything here if threads %s', async (_why, threads) => {
    expect(await renderAll(threads)).toEqual(numbers(count).map((page) => `${page} here`));
  });

  it('starts no threads for a few documents', async () => {
    const thread = threadThat(async (pages) => pages.map(renderedThere));
    expect(there(await renderAll(thread.threads, 340))).toEqual([]);
    expect(thread.batches).toEqual([]);
  });
});
