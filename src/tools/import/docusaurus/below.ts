/** Matches a path and all below it. */
export function below(path: string): RegExp {
  return new RegExp(`^${escaped(path)}(?:/|$)`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
