/** Escapes text for use between HTML tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Escapes text for a double-quoted HTML or XML attribute, or for XML character data. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('>', '&gt;');
}
