import {autolink} from 'micromark-core-commonmark';
import {factorySpace} from 'micromark-factory-space';
import {asciiAlpha, markdownLineEnding} from 'micromark-util-character';
import type {Code, Construct, Effects, State} from 'micromark-util-types';
import {nextLine} from './container-parts.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlCommentInMdx: 'htmlCommentInMdx';
  }
}

const codes = {bang: 33, dollar: 36, dash: 45, slash: 47, greater: 62, underscore: 95, less: 60};

/** Matches `<https://…>`, `<me@example.org>`, and a `<` that does not begin a tag. None of these is JSX. */
export const angleText: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return effects.check(autolink, ok, effects.check(noTag, ok, nok));
  },
};

const noTag: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      return afterAngle;
    };
    function afterAngle(code: Code): State | undefined {
      if (code !== codes.slash) return judge(code);
      effects.consume(code);
      return judge;
    }
    function judge(code: Code): State | undefined {
      effects.exit('data');
      return beginsTag(code) ? nok(code) : ok(code);
    }
  },
};

/** Returns true for a character that begins a tag after `<` or `</`. A `>` begins a fragment: `<>`. */
function beginsTag(code: Code): boolean {
  const {dollar, underscore, greater} = codes;
  return asciiAlpha(code) || code === dollar || code === underscore || code === greater;
}

/** Matches a `<` if an HTML comment begins in the same line, because MDX does not support comments between tags. */
export const commentInLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let found = 0;
    return (code) => {
      effects.enter('data');
      return inside(code);
    };
    function inside(code: Code): State | undefined {
      if (found === opening.length || code === null || markdownLineEnding(code)) {
        effects.exit('data');
        return found === opening.length ? ok(code) : nok(code);
      }
      effects.consume(code);
      found = code === opening[found] ? found + 1 : code === opening[0] ? 1 : 0;
      return inside;
    }
  },
};

const opening = [codes.less, codes.bang, codes.dash, codes.dash];

/** `<!-- … -->` as a block. The block can contain blank lines, and no other content can be on its lines. */
export const blockComment: Construct = {
  name: 'htmlCommentBlock',
  concrete: true,
  tokenize(effects, ok, nok) {
    return comment(effects, rest, nok);
    function rest(code: Code): State | undefined {
      return factorySpace(effects, end, 'whitespace')(code);
    }
    function end(code: Code): State | undefined {
      return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
    }
  },
};

/** `<!-- … -->` in a paragraph. */
export const textComment: Construct = {
  name: 'htmlCommentText',
  tokenize: comment,
};

/** Parses a comment. The tokens of a comment have no handler, so comments are not rendered. */
function comment(effects: Effects, ok: State, nok: State): State {
  let length = 0;
  let dashes = 0;
  return (code) => {
    effects.enter('htmlCommentInMdx');
    return open(code);
  };
  function open(code: Code): State | undefined {
    if (code !== opening[length]) return nok(code);
    effects.consume(code);
    length += 1;
    return length === opening.length ? inside : open;
  }
  function inside(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (markdownLineEnding(code)) {
      effects.exit('htmlCommentInMdx');
      return effects.attempt(nextLine, lineStart, nok)(code);
    }
    effects.consume(code);
    if (code === codes.greater && dashes >= 2) return close;
    dashes = code === codes.dash ? dashes + 1 : 0;
    return inside;
  }
  function lineStart(code: Code): State | undefined {
    dashes = 0;
    if (code !== null && markdownLineEnding(code)) {
      return effects.attempt(nextLine, lineStart, nok)(code);
    }
    effects.enter('htmlCommentInMdx');
    return inside(code);
  }
  function close(code: Code): State | undefined {
    effects.exit('htmlCommentInMdx');
    return ok(code);
  }
}
