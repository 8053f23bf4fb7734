import {describe, expect, it} from 'vitest';
import {profiles} from '../../../../src/tools/adopt/profiles/index.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFixture, adoptFolder, articleOf, jsonOf} from './adopt-folder.ts';
import {generatorFixtures} from './generators.ts';

describe('ADOPT-12 built HTML in the shape of each generator is adopted whole', () => {
  it('with a fixture for every profile', () => {
    const tested = new Set(['docusaurus', ...generatorFixtures.map(({profile}) => profile)]);
    expect(profiles.filter(({name}) => !tested.has(name))).toEqual([]);
  });

  it('Docusaurus 2', async () => {
    const adopted = await adoptFixture('docusaurus-2');
    expect(adopted.diagnostics).toEqual([]);
    expect(adopted.report).toMatchSnapshot();
    for (const {id} of adopted.pages) expect(articleOf(adopted, id)).toMatchSnapshot(id);
    expect(jsonOf<{sidebars: unknown}>(adopted, 'sidebars.json').sidebars).toMatchSnapshot(
      'sidebars',
    );
  });

  it.each(generatorFixtures.map((fixture) => [fixture.name, fixture] as const))(
    '%s',
    async (_, {profile, files}) => {
      const adopted = await adoptFolder(await folderWith(files));
      const {counts, generators} = adopted.report;
      expect(adopted.diagnostics).toEqual([]);
      expect(generators).toEqual({[profile]: 2});
      expect(counts).toMatchObject({pages: 2, whole: 2, lostIds: 0, deadLinks: 0});
      expect(counts.highlightedCode).toBe(counts.namedCode);
      expect(articleOf(adopted, 'use')).toMatchSnapshot('article');
      expect(jsonOf<{sidebars: unknown}>(adopted, 'sidebars.json').sidebars).toMatchSnapshot(
        'sidebars',
      );
    },
  );
});
