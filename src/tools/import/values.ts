/** Plain data of which only the outer form is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object's fields; none for anything else. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list's entries; one value counts as a list of one, nothing as an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function textsOf(value: unknown): string[] {
  return listOf(value).filter((entry) => typeof entry === 'string');
}

/** The package that a value of the configuration stands for, if it is code that was not run. */
export function packageOf(value: unknown): string | undefined {
  return textOf(fieldsOf(value)['$package']) ?? /^stub:(.*)$/.exec(textOf(value) ?? '')?.[1];
}

/** Whether a setting asks for nothing. */
export function isOff(value: unknown): boolean {
  return value === undefined || value === null || value === false;
}
