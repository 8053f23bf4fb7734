import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
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
  const source = readFileSync(join(folder, file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g,
    '',
  );
  // Keys of the exported object, written out or short; wherever it is named, they stand in the only object of that kind.
  const [, inside = ''] =
    /(?:export\s+default|module\.exports\s*=|const\s+\w+(?:\s*:[^=]+)?\s*=)\s*\{([\s\S]*)\}/.exec(
      source,
    ) ?? [];
  const keys = [...inside.matchAll(/(?:^|[,{])\s*['"]?([A-Za-z][\w.]*)['"]?\s*(?=[,:}(]|$)/g)].map(
    ([, key = '']) => key,
  );
  return {
    file,
    own: new Set(keys.filter((key) => /^[A-Z]/.test(key))),
    elements: keys.filter((key) => /^[a-z][\da-z]*$/.test(key)),
  };
}

/** A page with imports of the global components that it uses. @param body Without front matter. */
export function withGlobals(body: string, {file, own}: GlobalComponents): string {
  const prose = withoutInlineCode(withoutCodeBlocks(body));
  const used = new Set([...prose.matchAll(/<([A-Z]\w*)(?=[\s/>])/g)].map(([, name = '']) => name));
  const missing = [...used].filter((name) => !isDeclared(name, prose)).sort();
  const ours = missing.filter((name) => own.has(name));
  const theirs = missing.filter((name) => !own.has(name) && Object.hasOwn(builtIn, name));
  const lines = [
    ...theirs.map((name) => `import ${name} from '${builtIn[name]}';`),
    ...(ours.length === 0 || file === undefined
      ? []
      : [
          `import mdxComponents from '@site/${file.replace(/(?:\/index)?\.\w+$/, '')}';`,
          ...ours.map((name) => `export const ${name} = mdxComponents.${name};`),
        ]),
  ];
  return lines.length === 0 ? body : `\n${lines.join('\n')}\n\n${body.replace(/^\n+/, '')}`;
}

function isDeclared(name: string, prose: string): boolean {
  return new RegExp(
    `^import\\s[^;'"]*\\b${name}\\b|^export\\s+(?:default\\s+)?(?:const|let|var|function|class)\\s+${name}\\b`,
    'm',
  ).test(prose);
}
