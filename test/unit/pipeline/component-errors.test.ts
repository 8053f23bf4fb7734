import {spawnSync} from 'node:child_process';
import {beforeAll, describe, expect, it} from 'vitest';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import type {Files} from '../../support/files.ts';
import {siteWith} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

// The command runs in its own process, because Vitest rewrites imports, which changes locations in stack traces.
let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await compilePackage();
});

const lib = `interface Named { readonly name: { readonly first: string } }

export function firstOf(named?: Named): string {
  const from: number = 0;
  return (named as Named).name.first.slice(from);
}
`;
const card = `import {firstOf} from './lib.ts';

interface CardProps { readonly size: number }

export function Card({size}: CardProps) {
  return <b>{firstOf(undefined)}{size}</b>;
}

export function Panel({children}: any) {
  return <section>{children}</section>;
}
`;

const unknownNames: Files = {
  'content/pages/element.mdx': '# Page\n\nWords.\n\n:::note\n\nSee <Foo.Bar />\n\n:::\n',
  'content/pages/expression.mdx': '# Page\n\nSome {nothere} text.\n',
  'content/pages/partial.mdx': "import Part from './_part.mdx';\n\n# Page\n\n<Part />\n",
  'content/pages/_part.mdx': 'Text.\n\n{alsonot()}\n',
  'content/pages/script.js':
    'export default function Page() {\n  return (\n    <p>\n      {norhere}\n    </p>\n  );\n}\n',
};

const unrenderable: Files = {
  'content/pages/object.tsx':
    'export default function Page() {\n  return <p>{{a: 1} as any}</p>;\n}\n',
  'content/pages/undefined.tsx':
    'const Missing: any = undefined;\n\nexport default function Page() {\n  return <p><Missing /></p>;\n}\n',
  'content/pages/async.tsx': 'export default async function Page() {\n  return <p>Later.</p>;\n}\n',
};

const cardPage = "import {Card} from '../card.tsx';\n\n# Page\n\n<Card size={1} />\n";
const inOneComponent: Files = {
  'content/lib.ts': lib,
  'content/card.tsx': card,
  'content/pages/a.mdx': cardPage,
  'content/pages/b.mdx': cardPage,
};

const pageThrowing = (thrown: string): string =>
  `export default function Page() {\n  throw ${thrown};\n}\n`;
const thrown: Files = {
  'content/pages/thrown/a.js': pageThrowing('null'),
  'content/pages/thrown/b.js': pageThrowing("'a text'"),
  'content/pages/thrown/c.js': pageThrowing('Object.create(null)'),
  'content/pages/thrown/d.js': pageThrowing(
    "Object.defineProperty(new Error(), 'message', {get() { throw new Error('Again.'); }})",
  ),
  'content/pages/thrown/e.js': pageThrowing(
    "new Error('one\\n\\n  two\\u001b[31m' + 'x'.repeat(1e6))",
  ),
  'content/pages/thrown/f.js': pageThrowing(
    "Object.assign(new Error('x'), {stack: 'at a (file:///etc/passwd:1:1)'})",
  ),
};

/** Returns the output of `legacydocs build` for a site, without the progress. */
async function errorsOf(files: Files, ...flags: string[]): Promise<string> {
  return errorsIn(await siteWith(files), ...flags);
}

function errorsIn(cwd: string, ...flags: string[]): string {
  const argv = [compiled.bin, 'build', ...flags];
  const env = {...process.env, GITHUB_ACTIONS: 'false'};
  const {stderr} = spawnSync(process.execPath, argv, {cwd, env, encoding: 'utf8'});
  return stderr.replace(/^(?:[a-z]+\n)+/, '').replace(/^Build failed.*\n/gm, '');
}

/** Problems on the pages of all tests below, which are built only once. */
let problems: readonly string[];
const parent = sharedFolder();
beforeAll(async () => {
  const files = {...unknownNames, ...unrenderable, ...inOneComponent, ...thrown};
  problems = errorsIn(await siteWith(files, parent())).split(/(?<=\n\n)/);
});

/** Returns the problems in the given files. */
const problemsOf = (files: Files): string =>
  problems
    .filter((problem) => Object.keys(files).some((path) => problem.startsWith(path)))
    .join('');

describe('an error in a component', () => {
  it('ERR-09 names the line of the code that threw, and the components around it', async () => {
    const err = await errorsOf(
      {
        'content/lib.ts': lib,
        'content/card.tsx': card,
        'content/pages/m.mdx':
          "import {Card, Panel} from '../card.tsx';\n\n# Page\n\n<Panel>\n  <Card size={1} />\n</Panel>\n",
      },
      '--verbose',
    );
    expect(err.replace(/^ *at .* \((?:npm|legacydocs)\/.*\n/gm, '')).toMatchInlineSnapshot(`
      "content/lib.ts:5:27  error render-failed
        The page \`/m\` could not be rendered: Cannot read properties of undefined (reading 'name')
        The page would be missing.
        Fix the error in \`Card\` in \`content/pages/m.mdx\`.
          at firstOf (content/lib.ts:5:27)
          at Card (content/card.tsx:6:14)

      "
    `);
  });

  it('ERR-09 names the line of an .mdx page, and of a partial, that uses an undefined name', () => {
    expect(problemsOf(unknownNames)).toMatchInlineSnapshot(`
      "content/pages/_part.mdx:3:2  error render-failed
        The page \`/partial\` could not be rendered: alsonot is not defined
        The page would be missing.
        Braces contain code in MDX: export \`alsonot\` from the page, or write \`\\{\` for a literal brace.

      content/pages/element.mdx:7:5  error component-missing
        The page \`/element\` could not be rendered: \`Foo\` is not defined.
        The page would be missing.
        Import \`Foo\` on the page, or make it available to all pages in \`templates/MDXComponents.tsx\`.

      content/pages/expression.mdx:3:7  error render-failed
        The page \`/expression\` could not be rendered: nothere is not defined
        The page would be missing.
        Braces contain code in MDX: export \`nothere\` from the page, or write \`\\{\` for a literal brace.

      content/pages/script.js:4:8  error render-failed
        The page \`/script\` could not be rendered: norhere is not defined
        The page would be missing.
        Fix the error in \`Page\`.

      "
    `);
  });

  it('ERR-09 explains which value React cannot render, with its location', () => {
    expect(problemsOf(unrenderable)).toMatchInlineSnapshot(`
      "content/pages/async.tsx  error render-failed
        The page \`/async\` could not be rendered: a component suspends (it is \`async\`, made with \`lazy\`, or calls \`use\`), but pages are rendered synchronously.
        The page would be missing.
        Fix the component that throws the error.

      content/pages/object.tsx:2:10  error render-failed
        The page \`/object\` could not be rendered: Objects are not valid as a React child (found: object with keys {a}). If you meant to render a collection of children, use an array instead.
        The page would be missing.
        Fix the error in \`Page\`.

      content/pages/undefined.tsx:4:13  error render-failed
        The page \`/undefined\` could not be rendered: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.
        The page would be missing.
        Check that the component is exported from its file, and imported by the same name.

      "
    `);
  });

  it('ERR-09 names the line where several pages fail in one component, once', () => {
    expect(problemsOf(inOneComponent)).toMatchInlineSnapshot(`
      "content/lib.ts:5:27  error render-failed
        \`/a\` and 1 other page could not be rendered: Cannot read properties of undefined (reading 'name')
        These pages would be missing.
        Fix the error in \`Card\`.

      "
    `);
  });

  it('ERR-09 handles any thrown value', () => {
    expect(problemsOf(thrown).replace(/x{9,}/, 'xxx')).toMatchInlineSnapshot(`
      "content/pages/thrown/a.js  error render-failed
        The page \`/thrown/a\` could not be rendered: \`null\` was thrown
        The page would be missing.
        Fix the component that throws the error.

      content/pages/thrown/b.js  error render-failed
        The page \`/thrown/b\` could not be rendered: a text
        The page would be missing.
        Fix the component that throws the error.

      content/pages/thrown/c.js  error render-failed
        The page \`/thrown/c\` could not be rendered: the thrown value has no message
        The page would be missing.
        Fix the component that throws the error.

      content/pages/thrown/d.js:2:70  error render-failed
        The page \`/thrown/d\` could not be rendered: Again.
        The page would be missing.
        Fix the error in \`get\`.

      content/pages/thrown/e.js:2:9  error render-failed
        The page \`/thrown/e\` could not be rendered: one two�[31mxxx…
        The page would be missing.
        Fix the error in \`Page\`.

      content/pages/thrown/f.js  error render-failed
        The page \`/thrown/f\` could not be rendered: x
        The page would be missing.
        Fix the component that throws the error.

      "
    `);
  });
});

describe('an error outside of components', () => {
  it('names the line that threw, once for all pages that import it', async () => {
    const page = "import {y} from '../data.ts';\n\n# Page\n\n{y}\n";
    expect(
      await errorsOf({
        'content/data.ts': 'interface A {}\nconst x: any = undefined;\n\nexport const y = x.z;\n',
        'content/pages/a.mdx': page,
        'content/pages/b.mdx': page,
        'content/pages/c.mdx': '# Page\n\nexport const here = (() => {throw null})()\n',
      }),
    ).toMatchInlineSnapshot(`
      "content/data.ts:4:20  error module-failed
        Loading \`content/data.ts\` failed: \`TypeError: Cannot read properties of undefined (reading 'z')\`.
        The components in this file would be missing.
        The error was thrown by top-level code of the file or one of its imports, outside of any component.

      content/pages/c.mdx  error module-failed
        Loading \`content/pages/c.mdx\` failed: \`null\` was thrown.
        The components in this file would be missing.
        The error was thrown by top-level code of the file or one of its imports, outside of any component.

      "
    `);
  });

  it('ERR-09 names the line of a template that throws', async () => {
    expect(
      await errorsOf({
        'templates/Footer/Footer.tsx':
          "import {useSite} from 'legacydocs/theme';\n\nexport function Footer() {\n  const {title}: any = useSite();\n  return <footer>{title.missing.text}</footer>;\n}\n",
      }),
    ).toMatchInlineSnapshot(`
      "templates/Footer/Footer.tsx:5:33  error render-failed
        \`/\` and 1 other page could not be rendered: Cannot read properties of undefined (reading 'text')
        These pages would be missing.
        Fix the error in \`Footer\`.

      "
    `);
  });
});

describe('an error in a template of the site', () => {
  it.each([
    ['is not valid', 'export function Footer() { return <p>; }', ':1:', 'module-invalid'],
    ['throws when loaded', "throw new Error('No.');", ':1:7', 'module-failed'],
    ['renders an object', 'export function Footer() { return {a: 1}; }', '', 'render-failed'],
    ['is no component', 'export const Footer = 1;', '', 'render-failed'],
    ['lacks an export', 'export const Foter = () => null;', '', 'import-not-exported'],
  ])('ERR-09 names the file of one that %s', async (_, text, position, code) => {
    const err = await errorsOf({'templates/Footer/Footer.tsx': `${text}\n`});
    expect(err).toMatch(
      new RegExp(`^templates/Footer/Footer\\.tsx${position}\\d* {2}error ${code}\n`),
    );
  });
});
