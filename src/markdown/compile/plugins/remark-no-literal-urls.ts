import type {Processor} from 'unified';

/** An e-mail address ends with a letter, so `package@2.1.0` is not an address. */
const address = /www\.|https?:\/\/|[\w+.-]@[\w-]*\.[\w.-]*[a-z]/i;

/**
 * True if a source can contain a literal URL: `www.example.org`, `https://…`, `me@example.org`. A character reference
 * can represent any character.
 */
export function mayContainUrl(source: string): boolean {
  return address.test(source.replaceAll('\\', '')) || /&(?:#\w+|\w+);/.test(source);
}

/** Names of the constructs of `micromark-extension-gfm-autolink-literal`. */
const literals: ReadonlySet<unknown> = new Set([
  'emailAutolink',
  'protocolAutolink',
  'wwwAutolink',
]);

/**
 * Disables GFM's literal URLs for pages that do not contain any: searching for an e-mail address at each word takes a
 * seventh of the compile time. Must follow `remark-gfm`.
 */
export function remarkNoLiteralUrls(this: Processor): void {
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
