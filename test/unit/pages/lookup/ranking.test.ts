import {describe, expect, it} from 'vitest';
import {pagesScope} from '../../../../src/pages/lookup/format.ts';
import {type SamplePage, searchPages} from '../search/support.ts';

/** Returns the paths of the results, best first. */
async function order(query: string, pages: readonly SamplePage[]): Promise<string[]> {
  const found = await searchPages(pages).searcher.find(query, [pagesScope], 10);
  return found.pages.map(({path}) => path);
}

const fillers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j', 'k'].map(
  (letter): SamplePage => ({
    path: `/filler-${letter}`,
    title: `Filler ${letter}`,
    sections: [{text: `Nothing of interest in ${letter}${letter}.`}],
  }),
);

describe('SRCH-02 ranking', () => {
  it('prefers words in one section to the same words spread over a page', async () => {
    const strewn = {
      path: '/strewn',
      title: 'One',
      sections: [
        {anchor: 'x', heading: 'X', text: 'Measure a thing.'},
        {anchor: 'y', heading: 'Y', text: 'The keyboard.'},
        {anchor: 'z', heading: 'Z', text: 'Some height.'},
      ],
    };
    const together = {
      path: '/together',
      title: 'Two',
      sections: [
        {anchor: 'x', heading: 'X', text: 'Measure the height of a keyboard.'},
        {anchor: 'y', heading: 'Y', text: 'Something else.'},
        {anchor: 'z', heading: 'Z', text: 'More of it.'},
      ],
    };
    const pages = [...fillers, strewn, together];
    expect(await order('measure keyboard height', pages)).toEqual(['/together', '/strewn']);
  });

  it('ranks a title with one of several words below a title with all of them', async () => {
    const title = {path: '/title', title: 'Value', sections: [{text: 'Some difference.'}]};
    const told = {
      path: '/told',
      title: 'diff',
      keywords: ['difference'],
      sections: [{text: 'A change.'}, {anchor: 'value', heading: 'Value', text: 'Its input.'}],
    };
    const pages = [...fillers, title, told];
    expect(await order('value', pages)).toEqual(['/title', '/told']);
    expect(await order('difference value', pages)).toEqual(['/told', '/title']);
  });

  it('treats the end of a URL as a name', async () => {
    const pages = [
      ...fillers,
      {path: '/config', title: 'Additional set-up', sections: [{text: 'More.'}]},
      {
        path: '/timing',
        title: 'Timing',
        keywords: ['config'],
        sections: [{anchor: 'config', heading: 'Config', text: 'Config of a timing.'}],
      },
    ];
    expect(await order('config', pages)).toEqual(['/config', '/timing']);
  });

  it('ranks shorter pages first among equal matches', async () => {
    const documents = {anchor: 'options', heading: 'Options', names: 'overshoot'};
    const other = {anchor: 'other', heading: 'Other'};
    const pages = [
      ...fillers,
      {path: '/long', title: 'Long', sections: [{}, documents, other]},
      {path: '/short', title: 'Short', sections: [{}, documents]},
    ];
    expect(await order('overshoot', pages)).toEqual(['/short', '/long']);
  });

  it('finds words that a text joins', async () => {
    const pages = [
      ...fillers,
      {path: '/module', title: 'Module', sections: [{text: 'A module.'}]},
      {path: '/turbo', title: 'About', sections: [{text: 'It relies on TurboModules.'}]},
    ];
    expect((await order('turbo modules', pages))[0]).toBe('/turbo');
    expect((await order('module turbo', pages))[0]).toBe('/module');
  });

  it('finds a joined word by its parts, whatever joins them', async () => {
    const pages = [
      ...fillers,
      {path: '/spring', title: 'Spring', sections: [{names: 'makeFromBouncinessAndSpeed'}]},
    ];
    expect(await order('bouncinessAndSpeed', pages)).toEqual(['/spring']);
  });

  it('finds every page that contains the words, however well a title matches', async () => {
    const pages = [
      ...fillers,
      {path: '/anvil', title: 'Anvil', sections: [{anchor: 'anvil', heading: 'Anvil'}]},
      {
        path: '/told',
        title: 'Smith',
        sections: [{text: `Told once: anvil. ${'And so on. '.repeat(40)}`}],
      },
    ];
    expect(await order('anvil', pages)).toEqual(['/anvil', '/told']);
    expect(await order('anv', pages)).toEqual(['/anvil', '/told']);
  });

  it('matches an existing word exactly, not a longer or a shorter one', async () => {
    const pages = [
      ...fillers,
      {path: '/export', title: 'Export', sections: [{anchor: 'export', heading: 'Exports'}]},
      {path: '/expo', title: 'About', sections: [{text: 'In Expo, all is well.'}]},
      {path: '/spring', title: 'withSpring', sections: [{text: 'A spring.'}]},
      {path: '/modifiers', title: 'Modifiers', sections: [{names: 'springify'}]},
    ];
    expect((await order('expo', pages))[0]).toBe('/expo');
    expect(await order('springify', pages)).toEqual(['/modifiers']);
  });
});
