import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import fc from 'fast-check';
import type {Browser, Page} from 'playwright-core';
import {expect} from 'vitest';
import {type EditedSite, editedSite} from '../../support/edited-site.ts';
import type {Files} from '../../support/files.ts';
import {docsSettings, siteConfig} from '../../support/sites.ts';
import {tempFolder} from '../../support/temp-folder.ts';
import {openShell} from './shell-page.ts';

/** Contents of a page as its author last saved it. */
interface Draft {
  /** Paragraphs of visible text. */
  readonly words: readonly string[];
  /**
   * Mistake in the page. A mistake in the front matter or the markup makes the page invalid, so it cannot be previewed.
   * A page with a broken link can be previewed.
   */
  readonly fault?: 'front matter' | 'link' | 'markup';
}

/** All existing pages, keyed by name. */
type Drafts = Readonly<Record<string, Draft>>;

interface Action {
  /** Returns the pages after an edit. */
  readonly edit: (drafts: Drafts) => Drafts;
  /** Name of the page that the reader opens before the edit. */
  readonly visit?: string;
  /** Milliseconds until the next edit; `undefined` to wait until all builds are finished. */
  readonly wait: number | undefined;
}

const names = ['a', 'b', 'live'];
const original: Drafts = {
  a: {words: ['First of a.', 'Second of a.']},
  b: {words: ['First of b.']},
  live: {words: ['First of live.']},
};

const isModule = (name: string): boolean => name === 'live';
const sourceOf = (name: string): string =>
  `content/docs/2.x/${name}.${isModule(name) ? 'mdx' : 'md'}`;

function textOf(name: string, {words, fault}: Draft): string {
  const frontMatter = fault === 'front matter' ? 'title: [' : `title: Page ${name}`;
  const ends = {'front matter': '', link: '[bad](/docs/nowhere)', markup: '<Open\n'};
  const body = [...words, fault === undefined ? '' : ends[fault]].join('\n\n');
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

/** Returns a page's visible text, including the text of a broken link. */
function shownOf({words, fault}: Draft): readonly string[] {
  const shown = words.map((text) => text.replace(/[[\]]|\(.*\)/g, ''));
  return fault === 'link' ? [...shown, 'bad'] : shown;
}

const name = fc.constantFrom(...names, 'a', 'a');
const word = fc.oneof(
  fc.stringMatching(/^[a-z]{5,9}$/),
  // The link causes only a warning, so the build succeeds.
  fc.stringMatching(/^[a-z]{5,9}$/).map((text) => `[${text}](#noanchor)`),
);

const put =
  (page: string, change: (draft: Draft) => Draft | undefined) =>
  (drafts: Drafts): Drafts => {
    const {[page]: draft, ...others} = drafts;
    const next = draft && change(draft);
    return next === undefined ? (draft === undefined ? drafts : others) : {...others, [page]: next};
  };

const edit: fc.Arbitrary<Pick<Action, 'edit' | 'visit'>> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(name, word).map(([page, text]) => ({
      edit: put(page, ({words}) => ({words: [...words.slice(0, 2), text]})),
    })),
  },
  {
    weight: 4,
    arbitrary: name.map((page) => ({
      edit: (drafts: Drafts) => ({...drafts, [page]: original[page] ?? {words: []}}),
    })),
  },
  fc
    .tuple(name, fc.constantFrom('front matter' as const, 'link' as const))
    .map(([page, fault]) => ({edit: put(page, ({words}) => ({words, fault}))})),
  fc.constant({edit: put('live', ({words}) => ({words, fault: 'markup'}))}),
  name.map((page) => ({edit: put(page, () => undefined)})),
  fc.tuple(name, word).map(([page, text]) => ({
    // Changes two files at once.
    edit: (drafts: Drafts) => ({...drafts, [page]: {words: [text]}, b: {words: [text]}}),
  })),
  fc.constant({edit: ({a, ...others}: Drafts) => (a ? {...others, moved: a} : others)}),
  fc.constant({edit: ({moved, ...others}: Drafts) => (moved ? {...others, a: moved} : others)}),
  name.map((page) => ({edit: (drafts: Drafts) => drafts, visit: page})),
);

const action: fc.Arbitrary<Action> = fc
  .tuple(edit, fc.option(fc.nat({max: 250}), {nil: undefined}))
  .map(([what, wait]) => ({
    ...what,
    wait,
    [fc.toStringMethod]: () =>
      `${JSON.stringify(what.edit(original))} ${what.visit ?? ''} wait ${wait}`,
  }));

export interface PageEditOptions {
  /** Number of served sites. */
  readonly runs: number;
  /** Number of edits to each site. */
  readonly edits: number;
}

/**
 * Makes valid and invalid edits to a served site, slowly and quickly, while a browser shows one of its pages. When the
 * server is idle, the page must show the contents of its file or, if that is invalid, the output of the last successful
 * build.
 */
export async function editBeforeBrowser(
  browser: Browser,
  {runs, edits}: PageEditOptions,
): Promise<void> {
  const actions = fc.array(action, {minLength: edits, maxLength: edits});
  await fc.assert(
    fc.asyncProperty(actions, (some) => checkPage(browser, some)),
    {numRuns: runs, endOnFailure: true},
  );
}

/** Makes a sequence of edits to a site and checks the open page. */
async function checkPage(browser: Browser, actions: readonly Action[]): Promise<void> {
  const site = await editedSite(filesOf(original), await tempFolder());
  const {page, context} = await openShell(browser, `${site.url}docs/a`);
  try {
    let drafts = original;
    for (const {edit: change, visit, wait} of actions) {
      if (visit !== undefined) await follow(page, visit);
      const next = change(drafts);
      await replace(site, drafts, next);
      drafts = next;
      if (wait === undefined) await expectShown(page, site, drafts);
      else await pause(wait);
    }
    await expectShown(page, site, drafts);
    await replace(site, drafts, original);
    await expectShown(page, site, original);
  } finally {
    await context.close();
    await site.close();
  }
}

function filesOf(drafts: Drafts): Files {
  return {
    'site.config.ts': siteConfig(docsSettings('2.x')),
    'content/docs/2.x/first.md': '---\nslug: /\n---\n\n# First\n',
    ...Object.fromEntries(
      Object.entries(drafts).map(([page, draft]) => [sourceOf(page), textOf(page, draft)]),
    ),
  };
}

async function replace(site: EditedSite, old: Drafts, next: Drafts): Promise<void> {
  const [before, after] = [filesOf(old), filesOf(next)];
  const gone = Object.keys(before).filter((path) => after[path] === undefined);
  for (const path of gone) await site.remove(path);
  const changed = Object.entries(after).filter(([path, text]) => before[path] !== text);
  await site.write(Object.fromEntries(changed));
}

/** Follows a link in the sidebar, if there is one, even if another element covers it. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate(
    (end) => document.querySelector<HTMLElement>(`.Sidebar a[href$="${end}"]`)?.click(),
    `/docs/${to}`,
  );
}

async function expectShown(page: Page, site: EditedSite, drafts: Drafts): Promise<void> {
  const isGood = Object.values(drafts).every(({fault}) => fault === undefined);
  const check = async (): Promise<unknown> => {
    const {open, texts, problems} = await look(page);
    if (!site.events.at(-1)?.result.ok !== problems || isGood === problems) {
      return `${problems ? '' : 'no '}problems are shown`;
    }
    const draft = drafts[open];
    const cannotBeShown = draft?.fault === 'front matter' || draft?.fault === 'markup';
    const wanted = [
      ...(draft === undefined || cannotBeShown ? [] : [shownOf(draft)]),
      ...(isGood ? [] : [await builtTexts(site, open)]),
      ...(draft === undefined && isGood ? ['missing'] : []),
    ].map((some) => JSON.stringify(some));
    return wanted.includes(JSON.stringify(texts)) || {open, texts, wanted};
  };
  await expect.poll(check, {timeout: 60_000}).toBe(true);
  // The text must also remain after all builds have finished.
  await site.settled();
  await expect.poll(check, {timeout: 60_000}).toBe(true);
}

/** Returns the open page's visible text. */
async function look(page: Page) {
  try {
    return await page.evaluate(() => {
      const host = [...document.body.children].find(({shadowRoot}) => shadowRoot !== null);
      const paragraphs = [...document.querySelectorAll('.Article p')];
      return {
        open: location.pathname.split('/').at(-1) ?? '',
        texts: document.querySelector('.NotFound')
          ? 'missing'
          : paragraphs.map(({textContent}) => textContent),
        problems: host?.shadowRoot?.querySelector('dialog')?.open === true,
      };
    });
  } catch {
    // The page is being reloaded.
    return {open: '', texts: 'loading', problems: false};
  }
}

/** Returns a page's text in the last successful build. */
async function builtTexts(site: EditedSite, name: string): Promise<unknown> {
  const file = join(site.served, 'docs', name, 'index.html');
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return 'missing';
  const [, article = ''] = /<article class="Article markdown">(.*?)<\/article>/s.exec(html) ?? [];
  return [...article.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
}
