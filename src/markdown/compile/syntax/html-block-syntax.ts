import {htmlFlow} from 'micromark-core-commonmark';
import {asciiAlpha, asciiAlphanumeric} from 'micromark-util-character';
import type {Code, Construct, Extension, State} from 'micromark-util-types';

const codes = {dash: 45, slash: 47, less: 60};

/**
 * Restricts HTML blocks to known elements. Otherwise, a line with `<user>` would be HTML, and the following Markdown
 * would not be parsed.
 *
 * @param isElement Receives a name in lower case.
 */
export function htmlBlockSyntax(isElement: (name: string) => boolean): Extension {
  const unknownTag: Construct = {
    partial: true,
    tokenize(effects, ok, nok) {
      let name = '';
      return (code) => {
        effects.enter('data');
        effects.consume(code);
        return afterAngle;
      };
      function afterAngle(code: Code): State | undefined {
        if (code === codes.slash) {
          effects.consume(code);
          return nameStart;
        }
        return nameStart(code);
      }
      function nameStart(code: Code): State | undefined {
        return asciiAlpha(code) ? nameRest(code) : nok(code);
      }
      function nameRest(code: Code): State | undefined {
        if (code !== null && (code === codes.dash || asciiAlphanumeric(code))) {
          name += String.fromCharCode(code);
          effects.consume(code);
          return nameRest;
        }
        effects.exit('data');
        return isElement(name.toLowerCase()) ? nok(code) : ok(code);
      }
    },
  };
  const block: Construct = {
    ...htmlFlow,
    name: 'htmlFlowOfElements',
    tokenize(effects, ok, nok) {
      return effects.check(unknownTag, nok, htmlFlow.tokenize.call(this, effects, ok, nok));
    },
  };
  return {flow: {[codes.less]: block}, disable: {null: ['htmlFlow']}};
}
