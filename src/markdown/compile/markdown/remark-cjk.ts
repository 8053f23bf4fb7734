import type {Processor} from 'unified';
import {cjkSyntax} from '../syntax/cjk-syntax.ts';

/** Letters and punctuation of Chinese, Japanese and Korean. */
const cjk = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\ud840-\ud88d]/;

/** Read emphasis and bare addresses as Chinese, Japanese and Korean need it. Pages in other languages are parsed as ever. */
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
