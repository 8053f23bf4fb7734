import type {Processor} from 'unified';
import {textMayMatch} from './text-may-match.ts';

/** An e-mail address ends in a letter: `package@2.1.0` is none. */
const address = /www\.|https?:\/\/|[\w+.-]@[\w-]*\.[\w.-]*[a-z]/i;

/** True if a source can contain a literal URL: `www.example.org`, `https://…`, `me@example.org`. */
export function mayHoldAddress(source: string): boolean {
  return textMayMatch(address, source);
}

/** Names of the constructs of `micromark-extension-gfm-autolink-literal`. */
const literals: ReadonlySet<unknown> = new Set([
  'emailAutolink',
  'protocolAutolink',
  'wwwAutolink',
]);

/**
 * GFM without literal addresses, for texts that hold none: looking for an e-mail address at each word is a seventh of
 * the work. Belongs after `remark-gfm`.
 */
export function remarkNoLiteralAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
        const others = [constructs ?? []]
          .flat()
          .filter((construct) => !literals.has(construct.name));
        return others.length === 0 ? [] : [[code, others]];
      }),
    ),
  }));
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).map((extensions) =>
    [extensions].flat().filter(({enter}) => enter?.['literalAutolink'] === undefined),
  );
}
