import {describe, expect, it} from 'vitest';
import {adoptFixture, articleOf, jsonOf} from './adopt-folder.ts';

/** Fixtures in the shape of each generator's output, with the profile that must recognise them. */
const fixtures = [['docusaurus-2', 'docusaurus']] as const;

describe.each(fixtures)('built HTML in the shape of %s', (fixture, profile) => {
  it(`is adopted whole with the profile ${profile}`, async () => {
    const adopted = await adoptFixture(fixture);
    const {counts, generators, lossy} = adopted.report;
    expect({generators: Object.keys(generators), lossy}).toEqual({
      generators: [profile],
      lossy: [],
    });
    expect(counts.whole).toBe(counts.pages);
    expect(counts.highlightedCode).toBe(counts.namedCode);
    expect(adopted.diagnostics).toEqual([]);
    expect(adopted.report).toMatchSnapshot();
  });

  it('becomes articles and sidebars of the theme', async () => {
    const adopted = await adoptFixture(fixture);
    for (const {id} of adopted.pages) expect(articleOf(adopted, id)).toMatchSnapshot(id);
    expect(jsonOf<{sidebars: unknown}>(adopted, 'sidebars.json').sidebars).toMatchSnapshot(
      'sidebars',
    );
  });
});
