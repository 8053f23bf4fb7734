import {markdownLineEnding} from 'micromark-util-character';
import type {Code, Construct, Extension, State} from 'micromark-util-types';

const hash = 35;
const brace = {open: 123, close: 125};

/**
 * For MDX: a closing `{#id}` stays text, where a brace would otherwise start an expression (row
 * MD-05). `{#` cannot begin a JavaScript expression of use, so nothing else loses its meaning.
 */
export const headingIdSyntax: Extension = {
  text: {
    [brace.open]: {
      name: 'headingId',
      tokenize(effects, ok, nok) {
        return start;
        function start(code: Code): State | undefined {
          effects.enter('data');
          effects.consume(code);
          return afterBrace;
        }
        function afterBrace(code: Code): State | undefined {
          return code === hash ? id(code) : nok(code);
        }
        function id(code: Code): State | undefined {
          if (code === null || markdownLineEnding(code) || code === brace.open) return nok(code);
          effects.consume(code);
          return code === brace.close ? end : id;
        }
        function end(code: Code): State | undefined {
          effects.exit('data');
          return ok(code);
        }
      },
    } satisfies Construct,
  },
};
