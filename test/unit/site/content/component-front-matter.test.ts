import {describe, expect, it} from 'vitest';
import {componentFrontMatter} from '../../../../src/site/content/pages/component-front-matter.ts';

const file = 'content/pages/team.tsx';
const read = async (text: string) => await componentFrontMatter(text, file);

describe('front matter of a component', () => {
  it.each([
    [
      "export const frontMatter = {title: 'Team', 'description': `All of us`, unlisted: true};",
      {title: 'Team', description: 'All of us', unlisted: true},
    ],
    [
      "type T = {a: string};\nexport const frontMatter: Record<string, unknown> = {\n  keywords: ['a', 'b'],\n} as const;\nexport default () => <p/>;",
      {keywords: ['a', 'b']},
    ],
    ['export default () => <p>export const frontMatter</p>;', {}],
    ['export const frontMatter = {title: ', {}],
  ])('is read as written: %j', async (text, frontMatter) => {
    expect(await read(text)).toEqual({frontMatter, problems: []});
  });

  it('is never executed, and reports it', async () => {
    const {problems} = await read(
      "import {title} from './x';\nexport const frontMatter = {title};",
    );
    expect(problems).toMatchObject([
      {
        severity: 'error',
        code: 'front-matter-invalid',
        file,
        line: 2,
        message: '`frontMatter` must not be computed, because it is read without running the page.',
      },
    ]);
  });

  it('is checked like any other', async () => {
    const {frontMatter, problems} = await read(
      "export const frontMatter = {title: 'A', draft: 'no'};",
    );
    expect(frontMatter).toEqual({title: 'A'});
    expect(problems.map(({message}) => message)).toEqual([
      '`draft` must be `true` or `false`, but is the string `no`.',
    ]);
  });
});
