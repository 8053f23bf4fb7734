import {describe, expect, it} from 'vitest';
import {pagesScope} from '../../../../src/pages/lookup/index.ts';
import {snippetOf} from '../../../../src/pages/lookup/marks.ts';
import {searchPages} from './support.ts';

const {searcher} = searchPages([
  {
    path: '/spring',
    title: 'スプリングの設定',
    sections: [
      {text: 'ばねの強さと減衰を設定します。インターフェースは変わりません。'},
      {anchor: '減衰', heading: '減衰を変更する', text: '値を小さくすると長く揺れます。'},
    ],
  },
  {
    path: '/timing',
    title: 'タイミング',
    sections: [{text: '時間を指定してアニメーションを実行します。初期設定は300ミリ秒です。'}],
  },
  {path: '/install', title: 'インストール', sections: [{text: 'パッケージを追加します。'}]},
]);

/** Returns the paths of the results, best first. */
async function found(query: string): Promise<string[]> {
  const {pages} = await searcher.find(query, [pagesScope], 10);
  return pages.map(({path}) => path);
}

describe('a site in Japanese', () => {
  it.each([
    ['設定', ['/spring', '/timing']],
    ['スプリング設定', ['/spring']],
    ['減衰を変更', ['/spring']],
    ['アニメ', ['/timing']],
    ['インス', ['/install']],
    ['ｲﾝｽﾄｰﾙ', ['/install']],
    ['初期設定', ['/timing', '/spring']],
    ['追', ['/install']],
  ])('SRCH-04 finds %s', async (query, paths) => {
    expect(await found(query)).toEqual(paths);
  });

  it('SRCH-04 tolerates a typo in a long word of kana, and none among Han characters', async () => {
    expect(await found('インターフェイス')).toEqual(['/spring']);
    expect(await found('設立')).toEqual([]);
  });

  it('SRCH-04 shows an excerpt around a match without spaces', () => {
    const text = `${'前置きの文章です。'.repeat(40)}目的の単語${'後の文章です。'.repeat(40)}`;
    const snippet = snippetOf(text, new Set(['目的']));
    expect(snippet).toContain('目的の単語');
    expect(snippet.length).toBeLessThan(170);
  });
});
