import {cjkFriendlyExtension} from 'micromark-extension-cjk-friendly';
import {gfmStrikethroughCjkFriendly} from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import type {Attempt, Code, Construct, Effects, Extension, State} from 'micromark-util-types';
import type {Processor} from 'unified';

/** Matches letters and punctuation of Chinese, Japanese and Korean. */
const cjk = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\ud840-\ud88d]/;

/** Adapts emphasis and bare URLs to Chinese, Japanese and Korean. Pages in other languages are parsed as usual. */
export function remarkCjk(this: Processor): void {
  const {parser} = this;
  if (parser === undefined) return;
  this.parser = (source, file) => {
    const extensions = this.data().micromarkExtensions;
    if (extensions === undefined || !cjk.test(source)) return parser(source, file);
    const usual = [...extensions];
    extensions.splice(0, usual.length, ...cjkSyntax(usual));
    try {
      return parser(source, file);
    } finally {
      extensions.splice(0, extensions.length, ...usual);
    }
  };
}

const space = 32;

/** Matches characters that end a bare URL within a sentence, like ASCII punctuation before a space. */
const punctuation =
  /[\u2014\u2018-\u201d\u2026\u3001-\u3003\u3008-\u3011\u3014-\u301f\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff3b\uff3d\uff5b\uff5d-\uff65]/;

/** Names of the constructs of `micromark-extension-gfm-autolink-literal`. */
const literals: ReadonlySet<unknown> = new Set(['protocolAutolink', 'wwwAutolink']);

/**
 * Adapts the syntax to Chinese, Japanese and Korean. In these languages, emphasis and URLs are not surrounded by
 * spaces.
 *
 * @param extensions Extensions, including those of GFM.
 */
function cjkSyntax(extensions: readonly Extension[]): Extension[] {
  return [
    ...extensions.map(({text, ...extension}) => ({
      ...extension,
      ...(text && {
        text: Object.fromEntries(
          Object.entries(text).map(([code, constructs]) => [
            code,
            [constructs ?? []]
              .flat()
              .map((one) => (literals.has(one.name) ? endingAtPunctuation(one) : one)),
          ]),
        ),
      }),
    })),
    cjkFriendlyExtension(),
    gfmStrikethroughCjkFriendly(),
  ];
}

/**
 * Wraps a construct and its parts. The wrapped construct receives a space in place of any character that ends a URL.
 */
function endingAtPunctuation(construct: Construct): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let code: Code = null;
      let isOver = false;
      const after =
        (state: State): State =>
        () =>
          state(code);
      const over =
        (state: State): State =>
        () => {
          isOver = true;
          return state(code);
        };
      const within = (original: Effects): Effects => ({
        ...original,
        attempt: (parts, done, failed) => original.attempt(part(parts), done, failed),
        check: (parts, done, failed) => original.check(part(parts), done, failed),
      });
      const part = (one: Parts): Parts =>
        isConstruct(one)
          ? {
              ...one,
              tokenize(inner, done, failed) {
                return one.tokenize.call(this, within(inner), after(done), after(failed));
              },
            }
          : one;
      const shown = (state: State | undefined): State | undefined =>
        state &&
        ((read) => {
          code = read;
          const next = state(isPunctuation(read) ? space : read);
          return isOver ? next : shown(next);
        });
      return shown(construct.tokenize.call(this, within(effects), over(ok), over(nok))) ?? nok;
    },
  };
}

type Parts = Parameters<Attempt>[0];

function isConstruct(parts: Parts): parts is Construct {
  return 'tokenize' in parts;
}

function isPunctuation(code: Code): boolean {
  return code !== null && code > 0x2000 && punctuation.test(String.fromCharCode(code));
}
