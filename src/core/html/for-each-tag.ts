import {type Token, Tokenizer} from 'parse5';
import {createForeignStack, ignoreAll, textModes} from './parser-states.ts';
import {readAttributes, readSerialized} from './serialized.ts';

/** A start tag. */
export interface Tag {
  /** In lower case. */
  readonly name: string;
  /** Attributes with lower-case names and decoded values. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Visits every start tag of a document in the order in which a browser parses them, without building a tree. */
export function forEachTag(html: string, visit: (tag: Tag) => void): void {
  const tags: Tag[] = [];
  // The tags are visited only at the end, because `readSerialized` can refuse the HTML after some of them.
  const isRead = readSerialized(html, {
    start: (name, attributes) => tags.push({name, attributes: readAttributes(attributes)}),
  });
  if (isRead) for (const tag of tags) visit(tag);
  else forEachLocatedTag(html, visit);
}

/** Like `forEachTag`, with the location of each tag, which takes much longer. */
export function forEachLocatedTag(
  html: string,
  visit: (tag: Tag, location: Token.LocationWithAttributes | null) => void,
): void {
  const foreign = createForeignStack();
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    {
      ...ignoreAll,
      onStartTag({tagName, attrs, selfClosing, location}) {
        const attributes = new Map<string, string>();
        for (const {name, value} of attrs) attributes.set(name, value);
        visit({name: tagName, attributes}, location);
        const mode = foreign.isForeign() ? undefined : textModes.get(tagName);
        if (mode !== undefined) tokenizer.state = mode;
        foreign.open(tagName, selfClosing);
        tokenizer.inForeignNode = foreign.isForeign();
      },
      onEndTag({tagName}) {
        foreign.close(tagName);
        tokenizer.inForeignNode = foreign.isForeign();
      },
    },
  );
  tokenizer.write(html, true);
}
