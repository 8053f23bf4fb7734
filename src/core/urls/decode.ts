/** Percent-decoded; a path with a stray `%` is no encoding and is taken as it stands. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
