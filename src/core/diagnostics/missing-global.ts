/** Returns the hint for an error whose cause is a missing browser global, such as `window`; otherwise `undefined`. */
export function missingGlobal(message: string): string | undefined {
  const name =
    /\b(window|document|navigator|location|localStorage|sessionStorage) is not defined/.exec(
      message,
    )?.[1];
  return name === undefined
    ? undefined
    : `\`${name}\` exists only in the browser: use it in an effect or an event handler.`;
}
