/** What a system's error code means, as a part of a sentence. Other codes are faults of this program, or the network's. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'it is larger than the system allows',
  EIO: 'the disk fails',
  ENAMETOOLONG: 'a name is longer than the file system allows',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'it does not exist',
  EEXIST: 'something of that name exists',
  EISDIR: 'it is a folder',
  EFTYPE: 'it is a named pipe, a socket or a device',
  ENOTDIR: 'what should be a folder is none',
  ENOTEMPTY: 'the folder is not empty',
  ELOOP: 'symbolic links lead in a circle',
  EBUSY: 'it is in use',
  ETXTBSY: 'it is in use',
  ESTALE: 'the network file system has lost it',
};

/** The system's name of an error: `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}

/** Why something failed, in words, as a part of a sentence: `permission is missing (EACCES)`. */
export function systemReason(error: unknown): string {
  const code = systemCode(error);
  const detail = error instanceof Error ? error.message : String(error);
  return code === undefined ? detail : `${reasons[code] ?? detail} (${code})`;
}

/** The file that a system error is about. */
export function systemPath(error: unknown): string | undefined {
  return error instanceof Error && 'path' in error && typeof error.path === 'string'
    ? error.path
    : undefined;
}

/** The same with the file, unless that is known. */
export function systemDetail(error: unknown, isNamed = false): string {
  const path = systemPath(error);
  return `${systemReason(error)}${path === undefined || isNamed ? '' : ` at \`${path}\``}`;
}

/** Whether it is the system that refused, and not this program or the network that failed. */
export function isSystemFailure(error: unknown): boolean {
  return Object.hasOwn(reasons, systemCode(error) ?? '');
}

/** Run what may fail without saying which file it was about, as writing to a full disk does. */
export function namingFile<T>(file: string, operation: () => T): T {
  try {
    return operation();
  } catch (error) {
    throw withPath(error, file);
  }
}

/** @returns `error`, which names `file` unless it named one before. */
export function withPath(error: unknown, file: string): unknown {
  if (systemCode(error) === undefined || systemPath(error) !== undefined) return error;
  return Object.assign(error as Error, {path: file});
}
