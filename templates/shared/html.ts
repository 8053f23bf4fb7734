/** Escapes text for a double-quoted attribute or between tags. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Formats attributes in their given order. `undefined` is omitted; `true` is an attribute without a value. */
export function attributes(values: Readonly<Record<string, string | true | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}

/** Returns JSON that cannot end the surrounding script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
