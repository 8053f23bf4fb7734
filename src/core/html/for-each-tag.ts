import {type Token, type TokenHandler, Tokenizer, TokenizerMode} from 'parse5';

/** A start tag. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Attributes with lower-case names and decoded values. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Elements whose text the tokenizer must not parse as tags (HTML standard, section 13.2.5). */
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

const foreignRoots = new Set(['svg', 'math']);
const htmlInDrawings = new Set(['foreignobject', 'desc', 'title']);

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

/**
 * Visits every start tag of a document in the order in which a browser parses them, without building a tree.
 *
 * @param withLocations True to include locations, which takes longer.
 */
export function forEachTag(
  html: string,
  withLocations: boolean,
  visit: (tag: Tag, location: Token.LocationWithAttributes | null) => void,
): void {
  // Names of the open `svg` and `math` elements, and of the elements in them that contain HTML.
  const foreign: string[] = [];
  const isInForeign = (): boolean => foreignRoots.has(foreign.at(-1) ?? '');

  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: withLocations},
    {
      ...ignoreAll,
      onStartTag({tagName, attrs, selfClosing, location}) {
        const attributes = new Map<string, string>();
        for (const {name, value} of attrs) attributes.set(name, value);
        visit({name: tagName, attributes}, location);
        // Within SVG, `title` and `style` contain markup like any other element.
        const mode = isInForeign() ? undefined : textModes.get(tagName);
        if (mode !== undefined) tokenizer.state = mode;
        const opens = foreignRoots.has(tagName) || (isInForeign() && htmlInDrawings.has(tagName));
        if (opens && !selfClosing) foreign.push(tagName);
        tokenizer.inForeignNode = isInForeign();
      },
      onEndTag({tagName}) {
        if (foreign.at(-1) === tagName) foreign.pop();
        tokenizer.inForeignNode = isInForeign();
      },
    },
  );
  tokenizer.write(html, true);
}
