/** The selected part of a text. Undefined or null: the field has none. */
export interface Selection {
  readonly selectionStart?: number | null;
  readonly selectionEnd?: number | null;
}

/** An element that takes what readers type or choose. */
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
 * Enters a value as the reader would: React and other listeners hear of it, even if the field already shows it.
 *
 * @param selection The part of the value to select.
 */
export function enter(
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
    // React ignores a value that it has seen: it watches assignments to the element, not those to its prototype.
    field.value = field.defaultValue ?? value;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    if (selectionStart != null) field.setSelectionRange?.(selectionStart, selectionEnd ?? null);
  }
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, {bubbles: true}));
}
