import {parseHtml} from '../tree/parse.ts';
import {attribute, selectAll} from '../tree/select.ts';

/** The text of a page. */
export interface DecodedText {
  readonly text: string;
  /** Name of the encoding in the form that `TextDecoder` uses. */
  readonly encoding: string;
  /** True if bytes are invalid in the encoding that the page declares. */
  readonly isDamaged: boolean;
}

/** Browsers look for the encoding within this number of bytes (HTML standard, "prescan a byte stream"). */
const prescanBytes = 1024;

/**
 * Decodes a page as browsers do: according to the byte order mark, the XML declaration or `<meta charset>`, otherwise
 * as UTF-8 or Latin-1.
 */
export function decodeHtml(bytes: Uint8Array): DecodedText {
  const named = markOf(bytes) ?? declaredEncoding(bytes);
  if (named === undefined) return decodeAs('utf-8', bytes, true) ?? latin(bytes);
  const exact = decodeAs(named, bytes, true);
  if (exact !== undefined) return exact;
  return {...(decodeAs(named, bytes, false) ?? latin(bytes)), isDamaged: true};
}

function latin(bytes: Uint8Array): DecodedText {
  return {
    text: new TextDecoder('windows-1252').decode(bytes),
    encoding: 'windows-1252',
    isDamaged: false,
  };
}

/**
 * Decodes bytes.
 *
 * @returns `undefined` for an unknown encoding, or for invalid bytes if `fatal` is set.
 */
function decodeAs(label: string, bytes: Uint8Array, fatal: boolean): DecodedText | undefined {
  try {
    const decoder = new TextDecoder(label, {fatal});
    return {text: decoder.decode(bytes), encoding: decoder.encoding, isDamaged: false};
  } catch {
    return undefined;
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, prescanBytes));
  // Most pages are UTF-8, so their heads need not be parsed.
  if (/<meta\s+charset\s*=\s*["']?utf-8["'\s/>]/i.test(head)) return 'utf-8';
  const xml = /^\s*<\?xml\s[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  const tree = parseHtml(head);
  const metas = selectAll('meta[charset], meta[content]', tree);
  const written = metas.map(
    (meta) =>
      attribute(meta, 'charset') ??
      (attribute(meta, 'http-equiv')?.toLowerCase() === 'content-type'
        ? /charset\s*=\s*["']?([\w.:-]+)/i.exec(attribute(meta, 'content') ?? '')?.[1]
        : undefined),
  );
  const label = xml ?? written.find((name) => name !== undefined);
  // A page whose declaration can be read as ASCII is not UTF-16 (HTML standard).
  return label?.toLowerCase().startsWith('utf-16') ? 'utf-8' : label;
}
