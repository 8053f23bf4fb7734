/** The class names in texts as `class` attributes have them. */
export function classList(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/\s+/)).filter((name) => name !== '');
}

/** The name that a part of an article is known by: the first of its classes. */
export function partName(classes: string): string {
  return classes.split(' ', 1)[0] ?? '';
}
