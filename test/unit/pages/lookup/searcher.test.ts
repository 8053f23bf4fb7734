import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {pagesScope} from '../../../../src/pages/lookup/format.ts';
import {markTerms} from '../../../../src/pages/lookup/marks.ts';
import {type SamplePage, searchPages} from '../search/support.ts';

const pages: readonly SamplePage[] = [
  {
    path: '/animations',
    title: 'Animations',
    sections: [
      {text: 'A shared value can be animated by useAnimatedStyle.'},
      {anchor: 'spring', heading: 'Spring', text: 'A spring with some damping, withSpring.'},
    ],
  },
  {path: '/interpolateColors', title: 'interpolateColor', keywords: ['gradient']},
  {path: '/shared-values', title: 'Shared Values', sections: [{text: 'Carry data.'}]},
  {path: '/testing', title: 'Testing with Jest', sections: [{text: 'Migrating a test.'}]},
  {path: '/useAnimatedRef', title: 'useAnimatedRef'},
  {
    path: '/useAnimatedStyle',
    title: 'useAnimatedStyle',
    sections: [
      {text: 'Ties a style to shared values.'},
      {anchor: 'dependencies', heading: 'Dependencies', text: 'What the style depends on.'},
    ],
  },
  {path: '/useSharedValue', title: 'useSharedValue', sections: [{text: 'Makes a shared value.'}]},
  {
    path: '/withSpring',
    title: 'withSpring',
    trail: ['API', 'Animations'],
    sections: [
      {text: 'Animates like a spring.'},
      {anchor: 'signature', heading: 'Signature', code: 'function withSpring(damping: number)'},
      {
        anchor: 'options',
        heading: 'Options',
        text: `Name Meaning damping How strongly it is slowed down. ${'And so on. '.repeat(40)}The mass.`,
        names: 'damping mass',
      },
    ],
  },
];
const {searcher} = searchPages(pages);
const find = async (query: string) => await searcher.find(query, [pagesScope], 10);
const first = async (query: string) => (await find(query)).pages[0];

describe('SRCH-05 a quoted phrase', () => {
  it('matches pages and sections that contain its words in this order', async () => {
    const paths = async (query: string) => (await find(query)).pages.map(({path}) => path);
    expect(await paths('"a shared value"')).toEqual(['/useSharedValue', '/animations']);
    expect(await paths('“value shared”')).toEqual([]);
    expect((await find('"some damping"')).total).toBe(1);
    expect((await first('"some damping"'))?.sections.map(({anchor}) => anchor)).toEqual(['spring']);
    expect((await searcher.find('"some damping"', [pagesScope], 0)).total).toBe(1);
  });

  it('that is not closed yet is a query without quotation marks', async () => {
    expect((await find('"shared values')).total).toBe((await find('shared values')).total);
  });
});

describe('SRCH-02 finding', () => {
  it('finds words that a text has as parts of a longer word', async () => {
    const {searcher: other} = searchPages([
      {path: '/a', title: 'Hooks', sections: [{text: 'Call useFrameCallback.'}]},
      {path: '/b', title: 'Other', sections: [{text: 'Nothing.'}]},
    ]);
    const {pages: found} = await other.find('frame callback', [pagesScope], 10);
    expect(found.map(({path}) => path)).toEqual(['/a']);
  });

  it.each([
    ['useAnim', /^\/useAnimated/],
    ['animated style', /^\/useAnimatedStyle$/],
    ['animatedstyle', /^\/useAnimatedStyle$/],
    ['interpolatecolor', /^\/interpolateColors$/],
    ['interpolatecolors', /^\/interpolateColors$/],
    ['interpolate colours', /^\/interpolateColors$/],
    ['useSharedVaule', /^\/useSharedValue$/],
    ['use shared value', /^\/useSharedValue$/],
    ['shared values', /^\/shared-values$/],
    ['withspring damping', /^\/withSpring$/],
    ['mass', /^\/withSpring$/],
    ['gradient', /^\/interpolateColors$/],
    ['migration', /^\/testing$/],
    ['jest', /^\/testing$/],
  ])('%s', async (query, path) => {
    expect((await first(query))?.path).toMatch(path);
  });

  it('returns the section that a word of the query matches', async () => {
    expect((await first('withspring damping'))?.sections[0]).toEqual({
      anchor: 'options',
      heading: 'Options',
    });
    expect((await first('dependencies'))?.sections[0]?.anchor).toBe('dependencies');
  });

  it('returns only the page if the query is its name', async () => {
    expect(await first('withSpring')).toMatchObject({byTitle: true, sections: []});
    expect(await first('mass')).toMatchObject({byTitle: false});
  });

  it('ranks a page that lacks a word below those with all words', async () => {
    const {pages: found} = await find('shared jest');
    expect(found.map(({path}) => path)).toContain('/testing');
    expect((await first('animated dependencies'))?.path).toBe('/useAnimatedStyle');
  });

  it.each(['', '   ', '§$%', 'zzzzzzzz'])('finds nothing for %j', async (query) => {
    expect(await find(query)).toMatchObject({pages: [], total: 0});
  });

  it('supports a sentence as the query', async () => {
    expect((await first('how do I test with jest?'))?.path).toBe('/testing');
  });

  it('returns the breadcrumbs of a page', async () => {
    expect((await first('withSpring'))?.trail).toEqual(['API', 'Animations']);
  });

  it('counts more pages than it returns', async () => {
    const {pages: shown, total} = await searcher.find('shared', [pagesScope], 1);
    expect(shown).toHaveLength(1);
    expect(total).toBeGreaterThan(1);
  });

  it('ignores an unknown scope', async () => {
    expect(await searcher.find('spring', ['docs/9.x'], 10)).toEqual({
      pages: [],
      total: 0,
      terms: [],
    });
  });
});

describe('excerpts', () => {
  it('cuts a long text around the match', async () => {
    const {pages: found, terms} = await find('withspring mass');
    const page = found[0];
    if (page === undefined) throw new Error('Nothing was found.');
    expect(await searcher.snippet(page, 'options', new Set(terms))).toMatch(/^… .*The mass\.$/);
    expect(await searcher.snippet(page, '', new Set(terms))).toBe('Animates like a spring.');
  });

  it('highlights complete words, and the parts of joined ones', () => {
    expect(markTerms('useAnimatedStyle and styles', new Set(['style']))).toEqual([
      {text: 'useAnimated', marked: false},
      {text: 'Style', marked: true},
      {text: ' and ', marked: false},
      {text: 'styles', marked: true},
    ]);
  });
});

describe('with any pages and queries', () => {
  const hostile = fc.oneof(
    fc.string({unit: 'binary', maxLength: 40}),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"><svg onload=alert(1)>',
      '&lt;b&gt;',
      '__proto__',
      'constructor',
      '</mark><mark>',
      '(((((.*)+)+)+)+$',
    ),
  );

  it('texts are returned unchanged, in pieces', () => {
    fc.assert(
      fc.property(hostile, fc.array(hostile, {maxLength: 4}), (text, terms) => {
        const fragments = markTerms(text, new Set(terms));
        expect(fragments.map((fragment) => fragment.text).join('')).toBe(text);
      }),
    );
  });

  it('titles and headings are returned unchanged, and no query breaks the search', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (title, heading, query) => {
        const sections = [{anchor: 'a', heading, text: heading}];
        const hostilePages = [{path: '/x', title, sections}, ...pages];
        const search = searchPages(hostilePages);
        for (const asked of [query, title, heading]) {
          for (const page of (await search.searcher.find(asked, [pagesScope], 10)).pages) {
            const known = hostilePages.find(({path}) => path === page.path);
            expect(page.title).toBe(known?.title);
            if (page.path === '/x') {
              expect(page.sections.every((place) => ['', heading].includes(place.heading))).toBe(
                true,
              );
            }
          }
        }
      }),
      {numRuns: 60},
    );
  });
});
