/** What to say when the program itself is at fault: one clear line, and its stack only on demand. */
export function internalError(error: unknown, verbose: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  const stack = verbose && error instanceof Error ? `${error.stack}\n` : '';
  const more = verbose ? '' : ' `legacydocs build --verbose` prints what they need.';
  return `${stack}legacydocs: internal error: ${message}\nThis is a fault of legacydocs, not of your site. Please report it to its maintainers.${more}\n`;
}
