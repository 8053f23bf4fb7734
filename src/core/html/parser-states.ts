import {type TokenHandler, type Tokenizer, TokenizerMode} from 'parse5';

/** Elements whose text must not be parsed as tags (HTML standard, section 13.2.5), with the tokenizer's state for it. */
export const textModes: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['plaintext', TokenizerMode.PLAINTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['xmp', TokenizerMode.RAWTEXT],
]);

const ignore = (): void => undefined;
/** Callbacks that ignore all tokens. Callers override the ones that they need. */
export const ignoreAll: TokenHandler = {
  onComment: ignore,
  onDoctype: ignore,
  onStartTag: ignore,
  onEndTag: ignore,
  onEof: ignore,
  onCharacter: ignore,
  onNullCharacter: ignore,
  onWhitespaceCharacter: ignore,
};

const foreignRoots = new Set(['svg', 'math']);
const htmlInDrawings = new Set(['foreignobject', 'desc', 'title']);

/** Tracks whether a tokenizer is in SVG or MathML, where `title` and `style` contain markup like any other element. */
export function createForeignStack() {
  /** Names of the open `svg` and `math` elements, and of the elements in them that contain HTML. */
  const names: string[] = [];
  const isForeign = (): boolean => foreignRoots.has(names.at(-1) ?? '');
  return {
    isForeign,
    open(name: string, isSelfClosing: boolean): void {
      const opens = foreignRoots.has(name) || (isForeign() && htmlInDrawings.has(name));
      if (opens && !isSelfClosing) names.push(name);
    },
    close(name: string): void {
      if (names.at(-1) === name) names.pop();
    },
  };
}
