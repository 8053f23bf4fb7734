import {printable} from '../diagnostics/printable.ts';
import type {Diagnostic, Location} from '../diagnostics/types.ts';

/** Limit of a name in most file systems. */
export const maxNameBytes = 255;

/** Limit of an extension in a shortened name: a longer one names no type of files. */
const maxExtensionBytes = 32;

const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
const forbidden = /[<>:"|?*\\\p{Cc}]/u;

/**
 * Returns a warning of a file of the site that cannot exist on Windows.
 *
 * @param path Relative, `/` separators.
 * @param location Its source.
 */
export function portabilityProblem(path: string, location: Location): Diagnostic | undefined {
  const problem = path.split('/').flatMap((name) => nameProblem(name) ?? [])[0];
  if (problem === undefined) return undefined;
  return {
    severity: 'warning',
    code: 'name-not-portable',
    message: `\`${printable(path)}\` cannot be a file on Windows: ${problem}.`,
    ...location,
    consequence: 'The site cannot be built, unpacked or served there.',
    hint: 'Rename the file or folder; a page may have another `slug`.',
  };
}

function nameProblem(name: string): string | undefined {
  const shown = `\`${printable(name)}\``;
  const [character] = forbidden.exec(name) ?? [];
  if (character !== undefined) {
    return `${shown} holds ${/\p{Cc}/u.test(character) ? 'a control character' : `\`${character}\``}`;
  }
  if (devices.test(name)) return `${shown} is the name of a device`;
  if (name.endsWith('.')) return `${shown} ends with a period`;
  return name.endsWith(' ') ? `${shown} ends with a space` : undefined;
}

/**
 * Returns a file name that can exist everywhere.
 *
 * @param stem First part of the name, shortened and changed as needed.
 * @param suffix Last part of the stem, such as a hash; kept.
 * @param extension With its period, or empty.
 */
export function portableName(stem: string, suffix: string, extension: string): string {
  const plain = (text: string) => text.replaceAll(new RegExp(forbidden, 'gu'), '-');
  const end = suffix + shortened(plain(extension), maxExtensionBytes);
  const start = shortened(plain(stem), maxNameBytes - Buffer.byteLength(end));
  return `${start}${end}`.replace(/[. ]+$/, '');
}

function shortened(text: string, maxBytes: number): string {
  const characters = [...text];
  while (Buffer.byteLength(characters.join('')) > maxBytes) characters.pop();
  return characters.join('');
}
