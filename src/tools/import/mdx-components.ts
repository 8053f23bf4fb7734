import {lineBreaks} from './text.ts';

/** The object that a module with components for all MDX pages exports: the code before it, and its entries. */
const exportedObject =
  /((?:export\s+default|module\.exports\s*=|const\s+\w+(?:\s*:[^=]+)?\s*=)\s*\{)([\s\S]*)\}/;

const blank = String.raw`(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*`;

/** Returns the keys of the object that a module exports. */
export function globalNames(source: string): string[] {
  const [, , inside = ''] = exportedObject.exec(source) ?? [];
  return entriesOf(inside).flatMap((entry) => entryName(entry) ?? []);
}

/** Returns the key of an entry. @returns `undefined` for a spread. */
function entryName(entry: string): string | undefined {
  const code = entry.replace(new RegExp(`^${blank}`), '');
  return /^(?:async\s+)?['"]?([A-Za-z][\w.]*)['"]?\s*(?:[:(/]|$)/.exec(code)?.[1];
}

/** Splits the entries of an object at its commas. A comma in the text of an element is not a separator. */
function entriesOf(inside: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let start = 0;
  const parts =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*|[(){}[\],]/g;
  const beginning = new RegExp(
    String.raw`^${blank}(?:$|\.\.\.|(?:async\s+)?['"]?[\w.$]+['"]?\s*(?:[:,(]|$))`,
  );
  for (const {0: part, index} of inside.matchAll(parts)) {
    if (/^[({[]$/.test(part)) depth += 1;
    else if (/^[)}\]]$/.test(part)) depth -= 1;
    else if (part === ',' && depth === 0 && beginning.test(inside.slice(index + 1))) {
      entries.push(inside.slice(start, index));
      start = index + 1;
    }
  }
  return [...entries, inside.slice(start)];
}

/**
 * Removes elements whose component uses a stub, so that the built-in ones are used: a stub shows the text of a link, but
 * leads nowhere.
 *
 * @param text Module with components for all pages, see `withImportStubs`.
 * @returns The text, and the names of these elements.
 */
export function withBuiltInElements(text: string): {text: string; elements: string[]} {
  const [whole = '', before = '', inside = ''] = exportedObject.exec(text) ?? [];
  const usesStub = mentions(stubNames(text));
  const elements: string[] = [];
  const entries = entriesOf(inside).map((entry) => {
    const element = entryName(entry);
    if (element === undefined || !/^[a-z]/.test(element) || !usesStub(entry)) return entry;
    elements.push(element);
    const [indent = ''] = /^\s*/.exec(entry) ?? [];
    return `${indent}...{/* legacydocs: \`${element}\` is the built-in one */}${lineBreaks(entry.trimStart())}`;
  });
  if (elements.length === 0) return {text, elements};
  return {text: text.replace(whole, () => `${before}${entries.join(',')}}`), elements};
}

const declaration = String.raw`(?:export\s+)?(?:async\s+)?(?:const|let|var|function|class)\s+`;

/** Returns the names of stubs, and of components that use them. */
function stubNames(text: string): ReadonlySet<string> {
  const names = new Set(
    [...text.matchAll(/([\w$]+) = notCarried\d+\('/g)].map(([, name = '']) => name),
  );
  const statements = text.split(new RegExp(`^(?=${declaration})`, 'm'));
  for (let count = -1; count < names.size; ) {
    count = names.size;
    const usesStub = mentions(names);
    for (const statement of statements) {
      const [, name] = new RegExp(`^${declaration}([\\w$]+)`).exec(statement) ?? [];
      if (name !== undefined && !exportedObject.test(statement) && usesStub(statement)) {
        names.add(name);
      }
    }
  }
  return names;
}

/** Returns a test for code that uses one of these names. */
function mentions(names: ReadonlySet<string>): (code: string) => boolean {
  return (code) =>
    [...code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)].some(([name]) => names.has(name));
}
