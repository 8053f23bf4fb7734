import {type Token, Tokenizer} from 'parse5';
import {ignoreAll} from '../../core/html/parser-states.ts';

interface Attribute {
  readonly name: string;
  /** Value without character references. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A tag of HTML or Vue. */
export interface Tag {
  /** Name in its original case. */
  readonly name: string;
  readonly isClosing: boolean;
  /** True if the tag ends with `/>`. */
  readonly isSelfClosing: boolean;
  readonly attributes: readonly Attribute[];
  readonly start: number;
  readonly end: number;
}

/** Returns the tags in a text in source order. */
export function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  const add = ({attrs, selfClosing, location}: Token.TagToken, isClosing: boolean): void => {
    const {startOffset: start = 0, endOffset: end = 0, attrs: places} = location ?? {};
    const [, name = ''] = /^<\/?([^\s/>]+)/.exec(text.slice(start, end)) ?? [];
    const attributes = attrs.map(({name: key, value}) => {
      const {startOffset = 0, endOffset = 0} = places?.[key] ?? {};
      const written = text.slice(startOffset, startOffset + key.length);
      return {name: written, value, start: startOffset, end: endOffset};
    });
    tags.push({name, isClosing, isSelfClosing: selfClosing, attributes, start, end});
  };
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: true},
    {
      ...ignoreAll,
      onStartTag: (token) => add(token, false),
      onEndTag: (token) => add(token, true),
    },
  );
  tokenizer.write(text, true);
  return tags;
}
