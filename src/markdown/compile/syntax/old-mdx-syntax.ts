import {codeIndented} from 'micromark-core-commonmark';
import type {
  Code,
  Construct,
  ConstructRecord,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types';
import {voids} from '../../../core/html/nesting.ts';
import {angleText, blockComment, commentInLine, textComment} from './angle-brackets.ts';

const codes = {tab: -2, virtualSpace: -1, space: 32, less: 60, openBrace: 123, closeBrace: 125};

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mdxJsxFlowTag: 'mdxJsxFlowTag';
    mdxJsxFlowTagClosingMarker: 'mdxJsxFlowTagClosingMarker';
    mdxJsxFlowTagSelfClosingMarker: 'mdxJsxFlowTagSelfClosingMarker';
    mdxJsxFlowTagNamePrimary: 'mdxJsxFlowTagNamePrimary';
  }
}

/**
 * Maximum length of an expression or tag, in characters. Without this limit, the parser would follow an unclosed brace
 * to the end of the paragraph.
 */
const maxExpressionLength = 10_000;

/**
 * Creates a lenient MDX syntax for MDX 1 files. A brace that does not begin an expression and a `<` that does not begin
 * a tag are text. Comments, autolinks and indented code work as in Markdown.
 *
 * @param extensions Extensions, including those of MDX, which are replaced.
 */
export function oldMdxSyntax(extensions: readonly Extension[]): Extension[] {
  const lenient = extensions.map(
    (extension): Extension => ({
      ...extension,
      ...(extension.flow && {flow: adapted(extension.flow)}),
      ...(extension.text && {text: adapted(extension.text)}),
      ...(extension.disable && {
        disable: {null: (extension.disable.null ?? []).filter((name) => name !== 'autolink')},
      }),
    }),
  );
  const {tab, virtualSpace, space, less, openBrace} = codes;
  return [
    ...lenient,
    {
      flowInitial: {
        [tab]: indentedCode,
        [virtualSpace]: indentedCode,
        [space]: indentedCode,
      },
      flow: {[less]: blockComment},
      text: {[less]: textComment, [openBrace]: bracesAsText},
    },
  ];
}

/** Replaces MDX constructs with lenient ones. Other constructs are unchanged. */
function adapted(record: ConstructRecord): ConstructRecord {
  return Object.fromEntries(
    Object.entries(record).map(([code, constructs]) => [
      code,
      [constructs ?? []].flat().map((construct) => {
        switch (construct.name) {
          case 'mdxJsxFlowTag':
            return unless([angleText, commentInLine], ifItParses(construct));
          case 'mdxJsxTextTag':
            return unless([angleText], ifItParses(construct));
          case 'mdxFlowExpression':
          case 'mdxTextExpression':
            return unless([bracesAsText], ifItParses(construct));
          default:
            return construct;
        }
      }),
    ]),
  );
}

/** Returns the construct, disabled wherever one of the constructs in `others` matches. */
function unless(others: Construct[], construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(others, nok, construct.tokenize.call(this, effects, ok, nok));
    },
  };
}

/** Returns the construct, disabled wherever it would throw. */
function ifItParses(construct: Construct): Construct {
  const attempt: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      let isOver = false;
      const ending =
        (next: State): State =>
        (code) => {
          isOver = true;
          return next(code);
        };
      const state = construct.tokenize.call(this, effects, ending(ok), ending(nok));
      return notThrowing(state, nok, () => isOver) ?? nok;
    },
  };
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(attempt, construct.tokenize.call(this, effects, ok, nok), nok);
    },
  };
}

/**
 * Returns a state that fails instead of throwing.
 *
 * @param isOver Returns true after the construct has ended. Errors that later states throw are not caught.
 */
function notThrowing(
  state: State | undefined,
  nok: State,
  isOver: () => boolean,
  length = 0,
): State | undefined {
  if (state === undefined || state === nok || isOver()) return state;
  return (code) => {
    if (length > maxExpressionLength) return nok(code);
    try {
      return notThrowing(state(code), nok, isOver, length + 1);
    } catch (error) {
      if (isOver()) throw error;
      return nok(code);
    }
  };
}

/** Matches `{}` and `{{`: an empty expression, and an object, which React cannot render. */
const bracesAsText: Construct = {
  name: 'bracesAsText',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('data');
      effects.consume(code);
      return second;
    };
    function second(code: Code): State | undefined {
      if (code !== codes.openBrace && code !== codes.closeBrace) return nok(code);
      effects.consume(code);
      return rest;
    }
    function rest(code: Code): State | undefined {
      if (code === codes.openBrace) {
        effects.consume(code);
        return rest;
      }
      effects.exit('data');
      return ok(code);
    }
  },
};

/** Indented code, except between tags, where indentation is only formatting. */
const indentedCode: Construct = {
  name: 'codeIndentedOutsideTags',
  tokenize(effects, ok, nok) {
    return openTags(this) > 0 ? nok : codeIndented.tokenize.call(this, effects, ok, nok);
  },
};

/** Returns the number of open block elements. */
function openTags({events, sliceSerialize}: TokenizeContext): number {
  let open = 0;
  let isClosing = false;
  let isClosed = false;
  for (const [kind, token] of events) {
    if (kind === 'enter' && token.type === 'mdxJsxFlowTag') {
      isClosing = false;
      isClosed = false;
    } else if (kind === 'enter') {
      if (token.type === 'mdxJsxFlowTagClosingMarker') isClosing = true;
      if (token.type === 'mdxJsxFlowTagSelfClosingMarker') isClosed = true;
      if (token.type === 'mdxJsxFlowTagNamePrimary') isClosed ||= voids.has(sliceSerialize(token));
    } else if (token.type === 'mdxJsxFlowTag' && !isClosed) {
      open = Math.max(0, open + (isClosing ? -1 : 1));
    }
  }
  return open;
}
