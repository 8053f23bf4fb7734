import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {withoutCodeBlocks, withoutInlineCode} from '../../content/format/without-code.ts';

/** Components that all pages may use without an import. */
export interface GlobalComponents {
  /** Old path of the module that adds some; `undefined` if the site has none. */
  readonly file: string | undefined;
  /** What that module's default export holds. */
  readonly own: ReadonlySet<string>;
  /** Names of elements that it replaces everywhere: `a`, `code`. */
  readonly elements: readonly string[];
}

/** Those that Docusaurus itself adds, and where they come from. */
const builtIn: Readonly<Record<string, string>> = {
  Admonition: '@theme/Admonition',
  Details: '@theme/Details',
  Head: '@docusaurus/Head',
};

const candidates = ['js', 'jsx', 'ts', 'tsx'].flatMap((ending) => [
  `src/theme/MDXComponents.${ending}`,
  `src/theme/MDXComponents/index.${ending}`,
]);

/** What `src/theme/MDXComponents` adds. @param folder Absolute path of the old site. */
export function globalComponents(folder: string): GlobalComponents {
  const file = candidates.find((path) => existsSync(join(folder, path)));
  if (file === undefined) return {file, own: new Set(), elements: []};
  const names = globalNames(readFileSync(join(folder, file), 'utf8'));
  return {
    file,
    own: new Set(names.filter((name) => /^[A-Z]/.test(name))),
    elements: names.filter((name) => /^[a-z][\da-z]*$/.test(name)),
  };
}

/** Keys of the object that a module exports: wherever it is named, they stand in the only object of that kind. */
export function globalNames(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const [, inside = ''] =
    /(?:export\s+default|module\.exports\s*=|const\s+\w+(?:\s*:[^=]+)?\s*=)\s*\{([\s\S]*)\}/.exec(
      code,
    ) ?? [];
  return [...inside.matchAll(/(?:^|[,{])\s*['"]?([A-Za-z][\w.]*)['"]?\s*(?=[,:}(]|$)/g)].map(
    ([, key = '']) => key,
  );
}

/** Where components for all MDX pages lie in the new site. @param oldPath Of the module that adds them. */
export function globalsPath(oldPath: string): string {
  return `templates/MDXComponents${posix.extname(oldPath)}`;
}

/** A page with imports of what Docusaurus gave to all pages, as far as it uses it. @param body Without front matter. */
export function withGlobals(body: string, {own}: GlobalComponents): string {
  const prose = withoutInlineCode(withoutCodeBlocks(body));
  const used = new Set([...prose.matchAll(/<([A-Z]\w*)(?=[\s/>])/g)].map(([, name = '']) => name));
  const lines = [...used]
    .filter((name) => Object.hasOwn(builtIn, name) && !own.has(name) && !isDeclared(name, prose))
    .sort()
    .map((name) => `import ${name} from '${builtIn[name]}';`);
  return lines.length === 0 ? body : `\n${lines.join('\n')}\n\n${body.replace(/^\n+/, '')}`;
}

function isDeclared(name: string, prose: string): boolean {
  return new RegExp(
    `^import\\s[^;'"]*\\b${name}\\b|^export\\s+(?:default\\s+)?(?:const|let|var|function|class)\\s+${name}\\b`,
    'm',
  ).test(prose);
}
