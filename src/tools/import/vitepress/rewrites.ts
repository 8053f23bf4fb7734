import type {Fields} from '../values.ts';

/** Where the first of VitePress's rules that fits puts a page: `packages/:name/index.md` to `:name.md`. */
export function rewritten(source: string, rules: Fields): string {
  for (const [from, to] of Object.entries(rules)) {
    const found = typeof to === 'string' ? patternOf(from).exec(source) : null;
    if (found === null) continue;
    const {groups = {}} = found;
    return String(to).replace(
      /:(\w+)(?:\([^)]*\))?[*+?]?/g,
      (_whole, name: string) => groups[name] ?? '',
    );
  }
  return source;
}

/** The pattern of a rule: `:name`, `:name*` for any number of folders, `:name(\\w+)`, `(.*)`. */
function patternOf(from: string): RegExp {
  if (from.startsWith('^')) return new RegExp(from);
  const pattern = from.replace(
    /:(\w+)(?:\(([^)]*)\))?([*+?]?)|\(([^)]*)\)|[.*+?^${}|[\]\\]/g,
    (sign: string, name?: string, own?: string, repeat?: string, group?: string) => {
      if (name !== undefined) return `(?<${name}>${own ?? (repeat ? '.*' : '[^/]+?')})`;
      return group === undefined ? `\\${sign}` : `(?:${group})`;
    },
  );
  return new RegExp(`^${pattern}$`);
}
