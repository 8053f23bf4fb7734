/** Escapes text for a double-quoted attribute or between tags. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Formats attributes in the given order. `undefined` is omitted; `true` produces an attribute without a value. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}

/** Returns JSON that cannot end the enclosing script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
