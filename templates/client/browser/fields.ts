/** The selected range of a field's value; undefined or null for fields that do not have one. */
export interface Selection {
  readonly selectionStart?: number | null;
  readonly selectionEnd?: number | null;
}

/** A form field. */
export interface Field extends HTMLElement, Selection {
  readonly type: string;
  readonly validity: ValidityState;
  readonly defaultValue?: string;
  value: string;
  checked?: boolean;
  setSelectionRange?(start: number | null, end: number | null): void;
}

export function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input, textarea, select');
}

/**
 * Sets a value as if the user had entered it: React and other listeners are notified, even if the field already has the
 * value.
 *
 * @param selection The range of the value to select.
 */
export function enterValue(
  field: Field,
  {value, checked}: Pick<Field, 'value' | 'checked'>,
  {selectionStart, selectionEnd}: Selection = field.value === value ? field : {},
): void {
  if (/checkbox|radio/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (!/file|multiple/.test(field.type) && !field.validity.badInput) {
    // React ignores a value that it already knows. It tracks assignments to the element, but not those through the
    // element's prototype.
    field.value = field.defaultValue ?? value;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (selectionStart != null) field.setSelectionRange?.(selectionStart, selectionEnd ?? null);
  }
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, {bubbles: true}));
}
