/** @returns Whether it worked. Where there is no clipboard, as on pages without TLS, a selection is copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/**
 * Copy a text that is still on its way. Some browsers allow that only to who asks in the moment of the click.
 *
 * @returns Whether the text came and was copied.
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
  // The one way without a clipboard.
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return copied;
}
