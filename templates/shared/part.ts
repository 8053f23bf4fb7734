/** Selects the parts of articles with these classes, those of frozen articles too: all know them by the first. */
export function part(classes: string): string {
  return `.${classes.split(' ', 1)[0]}`;
}
