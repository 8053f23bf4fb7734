import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type Diagnostic, fileUnreadable} from '../../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {hashOf} from '../../../core/hash/sha256.ts';
import {regularFile} from '../../../core/paths/paths.ts';

export interface TextFile {
  /** Text without a byte order mark. Empty if the file cannot be read as text. */
  readonly text: string;
  /** Hash of the bytes, see `hashOf`. */
  readonly hash: string;
  /** `file-unreadable` or `invalid-utf8`. */
  readonly problem: Diagnostic | undefined;
}

/**
 * Reads a UTF-8 text file in the site folder.
 *
 * @param sourcePath Path relative to the site folder.
 */
export async function readText(siteFolder: string, sourcePath: string): Promise<TextFile> {
  let bytes: Buffer;
  try {
    // Synchronous: asynchronous reads of thousands of small files take several times as long.
    bytes = readFileSync(regularFile(join(siteFolder, sourcePath)));
  } catch (error) {
    return {text: '', hash: hashOf(''), problem: fileUnreadable(sourcePath, error)};
  }
  const hash = hashOf(bytes);
  if (!isUtf8(bytes)) return {text: '', hash, problem: invalidUtf8(sourcePath, bytes)};
  return {text: bytes.toString('utf8').replace(/^\uFEFF/, ''), hash, problem: undefined};
}

function invalidUtf8(file: string, bytes: Buffer): Diagnostic {
  const offset = firstInvalidByte(bytes);
  const before = bytes.subarray(0, offset).toString('utf8');
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return {
    severity: 'error',
    code: 'invalid-utf8',
    message: `The file is not UTF-8 text: byte \`0x${byte}\` is not allowed here.`,
    file,
    ...positionAt(before, before.length),
    consequence: 'Characters would be lost.',
    hint: 'Save the file as UTF-8.',
  };
}

/** Returns the offset of the first byte that is not valid UTF-8. */
function firstInvalidByte(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'), 'utf8');
  const at = bytes.findIndex((byte, index) => byte !== again[index]);
  return at < 0 ? bytes.length : at;
}
