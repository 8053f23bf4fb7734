import type {Processor} from 'unified';

/** An e-mail address ends in a letter, so `package@2.1.0` is none. A character reference may stand for any sign. */
const address = /www\.|https?:\/\/|[\w+.-]@[\w-]*\.[\w.-]*[a-z]|&(?:#\w+|\w+);/i;

/** Whether a text may hold an address that is no link yet: `www.example.org`, `https://…`, `me@example.org`. */
export function mayHoldAddress(source: string): boolean {
  // Signs that are escaped stand in the text all the same.
  return address.test(source.replaceAll('\\', ''));
}

/** What `micromark-extension-gfm-autolink-literal` calls its constructs. */
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
