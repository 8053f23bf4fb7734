/** Returns the hint for code that needs a browser global; otherwise `undefined`. */
export function missingGlobal(message: string): string | undefined {
  const name =
    /\b(window|document|navigator|location|localStorage|sessionStorage) is not defined/.exec(
      message,
    )?.[1];
  return name === undefined
    ? undefined
    : `\`${name}\` exists only in the browser: use it in an effect or an event handler.`;
}
