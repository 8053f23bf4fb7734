import fc from 'fast-check';
import {Tokenizer, TokenizerMode} from 'parse5';
import {describe, expect, it} from 'vitest';
import {plainTags} from '../../../../src/core/html/plain-tags.ts';

const all = (): boolean => true;
const ignore = (): void => undefined;

function namesIn(html: string): string[] | undefined {
  return plainTags(html, all)?.map(
    ({name, attributes}) => `${name} ${JSON.stringify([...attributes])}`,
  );
}

/** What the HTML standard's tokenizer finds, outside of drawings. */
function tokenized(html: string): string[] {
  const names: string[] = [];
  const modes = new Map([
    ['script', TokenizerMode.SCRIPT_DATA],
    ['style', TokenizerMode.RAWTEXT],
    ['title', TokenizerMode.RCDATA],
    ['textarea', TokenizerMode.RCDATA],
  ]);
  const tokenizer = new Tokenizer(
    {},
    {
      onComment: ignore,
      onDoctype: ignore,
      onEndTag: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
      onStartTag({tagName, attrs}) {
        names.push(`${tagName} ${JSON.stringify(attrs.map(({name, value}) => [name, value]))}`);
        tokenizer.state = modes.get(tagName) ?? tokenizer.state;
      },
    },
  );
  tokenizer.write(html, true);
  return names;
}

describe('plainTags', () => {
  it('reads serialized HTML', () => {
    const html =
      '<!doctype html><html lang="en"><title>A <b></title><!-- <i> --><p id="a" hidden>1 < 2' +
      '<a href="/a?b&amp;c&#x26;d" data-x="">a</a><br/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>' +
      '<script type="application/json">{"a": "<u>"}</script></html>';
    expect(namesIn(html)).toEqual([
      'html [["lang","en"]]',
      'title []',
      'p [["id","a"],["hidden",""]]',
      'a [["href","/a?b&c&d"],["data-x",""]]',
      'br []',
      'svg [["viewbox","0 0 1 1"]]',
      'path [["d","M0 0"]]',
      'script [["type","application/json"]]',
    ]);
  });

  it('returns only the selected tags', () => {
    const tags = plainTags('<p><i\nid="a"><a href="b">', (name, hasId) => hasId || name === 'a');
    expect(tags?.map(({name}) => name)).toEqual(['i', 'a']);
  });

  it.each([
    ['<a href=/a>'],
    ["<a href='/a'>"],
    ['<a href="/a&copy=1">'],
    ['<a href="/a&#128;">'],
    ['<a\u00a0href="/a">'],
    ['<a href="/a"'],
    ['<p></p class="a">'],
    ['<!-->-->'],
    ['<!-- --!> <a href="/a"> -->'],
    ['<![CDATA[ <a> ]]>'],
    ['<?xml ?>'],
    ['<svg><title><a href="/a"></a></title></svg>'],
    ['<script><!--<script></script>'],
    ['<textarea></TEXTAREA><a href="/a"></textarea>'],
    ['<plaintext><a href="/a">'],
    ['<p>\r</p>'],
  ])('leaves %j to a parser', (html) => {
    expect(namesIn(html)).toBeUndefined();
  });

  it('finds the same as the tokenizer of the HTML standard, or nothing', () => {
    const soup = fc
      .array(
        fc.constantFrom(
          ...'<|</|<!--|-->|--!>|<!|>|/>|/|=|"|\'| |\n|a|p|script|title|TEXTAREA|style|id|href|&|&amp;|;|&#x26;|-'.split(
            '|',
          ),
          '<a href="x">',
          '</a>',
          '<p id="y">',
          '<script>',
          '</script>',
          '<title>',
          '</title>',
        ),
        {maxLength: 14},
      )
      .map((parts) => parts.join(''));
    let read = 0;
    fc.assert(
      fc.property(soup, (html) => {
        const names = namesIn(html);
        if (names === undefined) return;
        read += names.length;
        expect(names).toEqual(tokenized(html));
      }),
      {numRuns: 3_000},
    );
    expect(read).toBeGreaterThan(100);
  });
});
