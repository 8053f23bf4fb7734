import {markdownLineEnding} from 'micromark-util-character';
import type {Code, Construct, Effects, State, TokenizeContext} from 'micromark-util-types';

const codes = {bracket: 91, backslash: 92, endBracket: 93, endBrace: 125};

/** `[Title]` on one line, with balanced brackets and escapes. */
export const bracketedLabel: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let depth = 0;
    return start;
    function start(code: Code): State | undefined {
      effects.enter('containerLabelMarker');
      effects.consume(code);
      effects.exit('containerLabelMarker');
      return first;
    }
    function first(code: Code): State | undefined {
      if (code === codes.endBracket) return end(code);
      if (code === null || markdownLineEnding(code)) return nok(code);
      effects.enter('containerLabel');
      effects.enter('chunkText', {contentType: 'text'});
      return text(code);
    }
    function text(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code)) return nok(code);
      if (code === codes.endBracket && depth === 0) {
        effects.exit('chunkText');
        effects.exit('containerLabel');
        return end(code);
      }
      if (code === codes.bracket) depth += 1;
      if (code === codes.endBracket) depth -= 1;
      effects.consume(code);
      return code === codes.backslash ? escaped : text;
    }
    function escaped(code: Code): State | undefined {
      if (code === codes.bracket || code === codes.endBracket || code === codes.backslash) {
        effects.consume(code);
        return text;
      }
      return text(code);
    }
    function end(code: Code): State | undefined {
      effects.enter('containerLabelMarker');
      effects.consume(code);
      effects.exit('containerLabelMarker');
      return ok;
    }
  },
};

/** `{key=value}` on one line. The content of the braces is parsed later. */
export const attributes: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return start;
    function start(code: Code): State | undefined {
      effects.enter('containerAttributes');
      return text(code);
    }
    function text(code: Code): State | undefined {
      if (code === null || markdownLineEnding(code)) return nok(code);
      effects.consume(code);
      return code === codes.endBrace ? end : text;
    }
    function end(code: Code): State | undefined {
      effects.exit('containerAttributes');
      return ok(code);
    }
  },
};

/** A line ending followed by a line that is still part of the container's parent. */
export const nextLine: Construct = {partial: true, tokenize: tokenizeNextLine};

function tokenizeNextLine(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const context = this;
  return start;
  function start(code: Code): State | undefined {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return lineStart;
  }
  function lineStart(code: Code): State | undefined {
    return context.parser.lazy[context.now().line] === true ? nok(code) : ok(code);
  }
}
