const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'it is not there any more',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is no folder',
  ELOOP: 'its symbolic links lead in a circle',
  EMFILE: 'too many files are open',
};

/** Why a file operation failed, in words, as a part of a sentence. */
export function systemReason(error: unknown): string {
  const code = systemCode(error);
  if (code !== undefined) return reasons[code] ?? code;
  return error instanceof Error ? error.message : String(error);
}

/** The system's name of an error: `ENOENT`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
