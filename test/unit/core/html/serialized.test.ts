import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {forEachLocatedTag, forEachTag, type Tag} from '../../../../src/core/html/for-each-tag.ts';
import {readSerialized} from '../../../../src/core/html/serialized.ts';

const isSerialized = (html: string): boolean => readSerialized(html, {start: () => undefined});

const shown = ({name, attributes}: Tag): string => `${name} ${JSON.stringify([...attributes])}`;

function tags(html: string, read: typeof forEachTag = forEachTag): string[] {
  const found: string[] = [];
  read(html, (tag) => found.push(shown(tag)));
  return found;
}

describe('readSerialized', () => {
  it('reads the output of serializers', () => {
    const html =
      '<!DOCTYPE html><html lang="en"><title>A <b></title><!-- i --><p ID="a" hidden id="b">2 &gt; 1' +
      '<a href="/a?b&amp;c&#x26;d&copy=1" data-x="">a</a><br/><svg viewBox="0 0 1 1"><title><a></a></title></svg>' +
      '<script type="application/json">{"a": "<u>"}</script></html>';
    expect(isSerialized(html)).toBe(true);
    expect(tags(html)).toEqual([
      'html [["lang","en"]]',
      'title []',
      'p [["id","a"],["hidden",""]]',
      'a [["href","/a?b&c&d&copy=1"],["data-x",""]]',
      'br []',
      'svg [["viewbox","0 0 1 1"]]',
      'title []',
      'a []',
      'script [["type","application/json"]]',
    ]);
  });

  it.each([
    '<a href=/a>',
    "<a href='/a'>",
    '<a href="/a"id="b">',
    '<a\u00a0href="/a">',
    '<a href="/a"',
    '1 < 2',
    '<p></p class="a">',
    '<!-->-->',
    '<!-- --!> <a href="/a"> -->',
    '<svg><![CDATA[ <a> ]]></svg>',
    '<?xml ?>',
    '<script><!--<script></script>',
    '<textarea></TEXTAREA><a href="/a"></textarea>',
    '<plaintext><a href="/a">',
    '<p>\r</p>',
    '<p>\0</p>',
  ])('leaves %j to an HTML parser', (html) => {
    expect(isSerialized(html)).toBe(false);
    expect(tags(html)).toEqual(tags(html, forEachLocatedTag));
  });

  it('finds the same tags as an HTML parser, or refuses the text', () => {
    const pieces =
      '<|</|<!--|-->|--!>|<!|>|/>|/|=|"|\'| |\n|a|p|script|title|TEXTAREA|style|id|href|&|&amp;|;|&#x26;|-|' +
      '<a href="x">|</a>|<p id="y">|<script>|</script>|<title>|</title>|<svg>|<svg/>|</svg>|<desc>|</desc>|<style>|</style>';
    const soup = fc
      .array(fc.constantFrom(...pieces.split('|')), {maxLength: 14})
      .map((parts) => parts.join(''));
    let read = 0;
    fc.assert(
      fc.property(soup, (html) => {
        if (!isSerialized(html)) return;
        const found = tags(html);
        read += found.length;
        expect(found).toEqual(tags(html, forEachLocatedTag));
      }),
      {numRuns: 5_000},
    );
    expect(read).toBeGreaterThan(100);
  });
});
