/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a client asks for (RFC 9110, 14.1.2).
 *
 * @param header Value of `Range`.
 * @param size Of the file, in bytes.
 * @returns `undefined` for the whole: nothing is asked for, or several parts at once, or something that is no
 * range of bytes; `unsatisfiable` for what lies behind the end.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const start = Math.max(0, size - Number(to));
    return start < size ? {start, end: size - 1} : 'unsatisfiable';
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  return start < size
    ? {start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1)}
    : 'unsatisfiable';
}
