import {factorySpace} from 'micromark-factory-space';
import {
  asciiAlpha,
  asciiAlphanumeric,
  markdownLineEnding,
  markdownSpace,
} from 'micromark-util-character';
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import {attributes, bracketedLabel, nextLine} from './container-parts.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    container: 'container';
    containerFence: 'containerFence';
    containerSequence: 'containerSequence';
    containerName: 'containerName';
    containerLabelMarker: 'containerLabelMarker';
    containerLabel: 'containerLabel';
    containerAttributes: 'containerAttributes';
    containerContent: 'containerContent';
  }
}

/**
 * Maximum nesting depth. Deeper fences are text. Every level parses its content again, so without a limit, nested
 * unclosed containers would take quadratic time.
 */
const deepest = 24;

/** Container depth of each line that has been read. Outer containers are read first. */
const depths = new WeakMap<TokenizeContext['parser'], Map<number, number>>();

const codes = {colon: 58, dash: 45, underscore: 95, bracket: 91, brace: 123};

/**
 * Creates the syntax of fenced containers, row MD-06: `:::note Title`, `:::note[Title]{key=value}`, content, and the
 * same number of colons at the end. A container can interrupt a paragraph, and an unclosed container ends with its
 * parent.
 *
 * Only known names open a container, so that any other `:::words`, `10:30` or `foo:bar` stays text. Adapted from the
 * container of `micromark-extension-directive`, which supports neither a title after a space nor a list of names.
 *
 * @param names Allowed names after the colons.
 */
export function containerSyntax(names: ReadonlySet<string>): Extension {
  const construct: Construct = {
    name: 'container',
    concrete: true,
    tokenize(effects, ok, nok) {
      return tokenizeContainer(this, names, effects, ok, nok);
    },
  };
  return {flow: {[codes.colon]: construct}};
}

function tokenizeContainer(
  context: TokenizeContext,
  names: ReadonlySet<string>,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  const before = context.events.at(-1);
  const indent =
    before?.[1].type === 'linePrefix' ? before[2].sliceSerialize(before[1], true).length : 0;
  const depthOfLine = depths.get(context.parser) ?? new Map<number, number>();
  depths.set(context.parser, depthOfLine);
  const depth = (depthOfLine.get(context.now().line) ?? 0) + 1;
  // In a syntax without indented code, such as MDX, fences can have any indentation, like the surrounding elements.
  const hasIndentedCode = context.parser.constructs.disable.null?.includes('codeIndented') !== true;
  const deepestIndent = hasIndentedCode ? 4 : undefined;
  let colons = 0;
  let previous: Token | undefined;

  const closingFence: Construct = {
    partial: true,
    tokenize(closing, closed, notClosed) {
      let size = 0;
      return factorySpace(closing, start, 'linePrefix', deepestIndent);
      function start(code: Code): State | undefined {
        closing.enter('containerFence');
        closing.enter('containerSequence');
        return sequence(code);
      }
      function sequence(code: Code): State | undefined {
        if (code === codes.colon) {
          closing.consume(code);
          size += 1;
          return sequence;
        }
        if (size !== colons) return notClosed(code);
        closing.exit('containerSequence');
        return factorySpace(closing, end, 'whitespace')(code);
      }
      function end(code: Code): State | undefined {
        if (code !== null && !markdownLineEnding(code)) return notClosed(code);
        closing.exit('containerFence');
        return closed(code);
      }
    },
  };

  return start;

  function start(code: Code): State | undefined {
    if (depth > deepest) return nok(code);
    effects.enter('container');
    effects.enter('containerFence');
    effects.enter('containerSequence');
    return openingSequence(code);
  }

  function openingSequence(code: Code): State | undefined {
    if (code === codes.colon) {
      effects.consume(code);
      colons += 1;
      return openingSequence;
    }
    if (colons < 3 || !asciiAlpha(code)) return nok(code);
    effects.exit('containerSequence');
    effects.enter('containerName');
    return name(code);
  }

  function name(code: Code): State | undefined {
    if (asciiAlphanumeric(code) || code === codes.dash || code === codes.underscore) {
      effects.consume(code);
      return name;
    }
    const token = effects.exit('containerName');
    if (!names.has(context.sliceSerialize(token))) return nok(code);
    if (code === codes.bracket) return effects.attempt(bracketedLabel, afterLabel, nok)(code);
    if (code === codes.brace) return effects.attempt(attributes, fenceEnd, nok)(code);
    return factorySpace(effects, title, 'whitespace')(code);
  }

  function afterLabel(code: Code): State | undefined {
    return code === codes.brace ? effects.attempt(attributes, fenceEnd, nok)(code) : fenceEnd(code);
  }

  function title(code: Code): State | undefined {
    if (code === null || markdownLineEnding(code)) return fenceEnd(code);
    // A title must be preceded by a space: `:::note,` does not open a `note`.
    if (!markdownSpace(context.previous)) return nok(code);
    effects.enter('containerLabel');
    effects.enter('chunkText', {contentType: 'text'});
    return titleText(code);
  }

  function titleText(code: Code): State | undefined {
    if (code !== null && !markdownLineEnding(code)) {
      effects.consume(code);
      return titleText;
    }
    effects.exit('chunkText');
    effects.exit('containerLabel');
    return fenceEnd(code);
  }

  function fenceEnd(code: Code): State | undefined {
    return factorySpace(effects, afterFence, 'whitespace')(code);
  }

  function afterFence(code: Code): State | undefined {
    if (code !== null && !markdownLineEnding(code)) return nok(code);
    effects.exit('containerFence');
    if (code === null) return after(code);
    if (context.interrupt) return ok(code);
    return effects.attempt(nextLine, contentStart, after)(code);
  }

  function contentStart(code: Code): State | undefined {
    if (code === null) return after(code);
    if (markdownLineEnding(code)) return effects.check(nextLine, content, after)(code);
    return content(code);
  }

  function content(code: Code): State | undefined {
    effects.enter('containerContent');
    return lineStart(code);
  }

  function lineStart(code: Code): State | undefined {
    return effects.attempt(
      closingFence,
      afterContent,
      indent > 0 ? factorySpace(effects, chunkStart, 'linePrefix', indent + 1) : chunkStart,
    )(code);
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return afterContent(code);
    if (markdownLineEnding(code)) return effects.check(nextLine, chunk, afterContent)(code);
    return chunk(code);
  }

  function chunk(code: Code): State | undefined {
    const token = effects.enter('chunkDocument', {contentType: 'document', previous});
    if (previous !== undefined) previous.next = token;
    previous = token;
    depthOfLine.set(token.start.line, depth);
    return chunkText(code);
  }

  function chunkText(code: Code): State | undefined {
    if (code === null) {
      exitChunk();
      return afterContent(code);
    }
    if (markdownLineEnding(code)) return effects.check(nextLine, nextChunk, lastChunk)(code);
    effects.consume(code);
    return chunkText;
  }

  function nextChunk(code: Code): State | undefined {
    effects.consume(code);
    exitChunk();
    return lineStart;
  }

  function lastChunk(code: Code): State | undefined {
    exitChunk();
    return afterContent(code);
  }

  function exitChunk(): void {
    const token = effects.exit('chunkDocument');
    // The entire line is content of this container, and never a lazy continuation of a paragraph.
    context.parser.lazy[token.start.line] = false;
  }

  function afterContent(code: Code): State | undefined {
    effects.exit('containerContent');
    return after(code);
  }

  function after(code: Code): State | undefined {
    effects.exit('container');
    return ok(code);
  }
}
