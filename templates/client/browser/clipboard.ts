/**
 * Copies text. On pages without the clipboard API (without TLS), uses a selection. @returns True if the text was
 * copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/**
 * Copies text that is still loading. Some browsers allow this only if the clipboard is requested during the click.
 *
 * @returns True if the text was loaded and copied.
 */
export async function copyWhenReady(text: Promise<string>): Promise<boolean> {
  try {
    const type = 'text/plain';
    const blob = text.then((ready) => new Blob([ready], {type}));
    await navigator.clipboard.write([new ClipboardItem({[type]: blob})]);
    return true;
  } catch {
    return await text.then(copyText, () => false);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  // Deprecated, but the only way if the clipboard API is missing.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return copied;
}
