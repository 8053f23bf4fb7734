/** @returns Whether it worked. Where there is no clipboard, as on pages without TLS, a selection is copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  // The one way without a clipboard.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return copied;
}
