import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../support/files.ts';
import {runBuild, sharedSite, siteWith} from '../../support/sites.ts';

const parts = `export function Clock() {
  const now = Date.now();
  return <time>{now}</time>;
}
export const Card = ({children}) => <p className="card"><div>{children}</div></p>;
export const Row = () => <div><tr><td>x</td></tr></div>;
export const Button = ({children}) => <button>{children}</button>;
export const Harmless = () => {
  const begun = performance.now();
  const next = () => Math.random();
  return <i onClick={next}>{begun > 0 && new Date(0).getUTCFullYear()}</i>;
};
export const Told = () => <time suppressHydrationWarning>{new Date().toString()}</time>;
`;

/** Returns an MDX page in `content/pages`. */
const page = (name: string, text: string) => ({
  [`content/pages/${name}.mdx`]: `import * as parts from '../../parts.tsx';\n\n# Title\n\n${text}\n`,
});

/** Returns the lines of the output that contain a location or a message about a page. */
const told = (err: string): string[] =>
  err.split('\n').filter((line) => /:\d+:\d+ |^ {2}The page/.test(line));

describe('a page that browsers parse differently from its rendering', () => {
  const site = sharedSite();

  it('MD-70 is a warning that names page, component and line, if it contains the time or a random value', async () => {
    const folder = await site({
      'parts.tsx': parts,
      ...page('clock', '<parts.Clock />'),
      ...page('again', '<parts.Harmless /> <parts.Clock />'),
      ...page('dice', 'A number: {Math.random() > 2 ? 1 : Math.random()}'),
      'content/pages/year.tsx':
        'export default function Year() {\n  return <p>{new Date().getFullYear()}</p>;\n}\n',
      'content/pages/uuid.tsx':
        'export default function Id() {\n  return <p>{crypto.randomUUID()}</p>;\n}\n',
    });
    const {code, err} = await runBuild(folder, '--strict');
    expect(code).toBe(1);
    expect(told(err)).toMatchInlineSnapshot(`
      [
        "parts.tsx:2:20  warning unstable-render",
        "  The page \`/again\` depends on the time or on a random number in \`Clock\`, so the page is different each time it is rendered. This also affects 1 other page.",
        "content/pages/dice.mdx:5:41  warning unstable-render",
        "  The page \`/dice\` depends on the time or on a random number in \`content/pages/dice.mdx\`, so the page is different each time it is rendered.",
        "content/pages/uuid.tsx:2:21  warning unstable-render",
        "  The page \`/uuid\` depends on the time or on a random number in \`Id\`, so the page is different each time it is rendered.",
        "content/pages/year.tsx:2:14  warning unstable-render",
        "  The page \`/year\` depends on the time or on a random number in \`Year\`, so the page is different each time it is rendered.",
      ]
    `);
  });

  it('MD-73 is a warning at the top-level code that reads the time or a random value, if the page contains it', async () => {
    const folder = await site({
      'stamp.ts': `export const stamp = new Date().toISOString();
export const unused = Date.now();
const {random} = Math;
export const key = String(random()).slice(2);
`,
      'node_modules/keys/package.json': '{"name": "keys", "main": "index.js"}',
      'node_modules/keys/index.js': 'exports.prefix = Math.random();\nexports.name = "plain";\n',
      'content/pages/built.mdx': `import {stamp} from '../../stamp.ts';
import {name} from 'keys';

export const year = new Date().getFullYear();
export const begun = performance.now();

# Built

{name} {stamp} {year}
`,
      'content/pages/key.tsx': `import {key} from '../../stamp.ts';
const stored = crypto.randomUUID();
export default function Key() {
  return <p onClick={() => stored} suppressHydrationWarning>{key}</p>;
}
`,
    });
    const {code, err} = await runBuild(folder, '--strict');
    expect(code).toBe(1);
    const found = told(err);
    expect(found).toMatchInlineSnapshot(`
      [
        "stamp.ts:1:22  warning unstable-render  in 2 locations",
        "  The page \`/built\` depends on the time or on a random number that its modules read when they are loaded, so the page is different in each build and in the browser.",
      ]
    `);
    expect(told((await runBuild(folder, '--strict')).err)).toEqual(found);
    expect(err).toContain('content/pages/built.mdx:4:14\n');
    await writeFiles(folder, {'content/pages/other.mdx': '# Other\n'});
    expect(told((await runBuild(folder, '--strict')).err)).toEqual(found);
  });

  it('MD-73 is also a warning if the same thread has already loaded the same modules', async () => {
    const files = {
      'stamp.ts': 'export const stamp = Date.now();\n',
      'content/pages/built.mdx': "import {stamp} from '../../stamp.ts';\n\n{stamp}\n",
    };
    for (const folder of [await siteWith(files), await siteWith(files)]) {
      expect(told((await runBuild(folder, '--strict')).err)).toHaveLength(2);
    }
  });

  it("MD-70 is not reported if the value is unused, read in an effect or event, or excluded from React's comparison", async () => {
    const folder = await site({
      'parts.tsx': parts,
      ...page('fine', '<parts.Harmless /> <parts.Told />'),
    });
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
  });

  it('MD-76 is a warning that names the page if the content of a Suspense element is missing', async () => {
    const folder = await site({
      'part.tsx': 'export default function Part() {\n  return <p>The part</p>;\n}\n',
      'content/pages/lazy.tsx': `import {lazy, Suspense} from 'react';
const Part = lazy(() => import('../../part.tsx'));
export default function Lazy() {
  return <Suspense fallback={<p>Wait</p>}><Part /></Suspense>;
}
`,
      'content/pages/never.tsx': `import {Suspense, use} from 'react';
const never = new Promise(() => undefined);
const Never = () => use(never);
export default () => <Suspense fallback={<p>Wait</p>}><Never /></Suspense>;
`,
    });
    for (const _ of ['first', 'unchanged']) {
      const {code, err} = await runBuild(folder, '--strict');
      expect(code).toBe(1);
      expect(err).toMatch(/^content\/pages\/never\.tsx {2}warning suspended-content\n/);
      expect(err).toContain('The page `/never` contains a `<Suspense>` element whose content is');
      expect(err.match(/suspended-content/g)).toHaveLength(1);
    }
    await rm(join(folder, 'content/pages/never.tsx'));
    expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await readFile(join(folder, 'build/lazy/index.html'), 'utf8')).toContain('The part');
  });

  it('MD-71 is a warning that names page, component and line, if HTML does not allow the nesting', async () => {
    const folder = await site({
      'parts.tsx': parts,
      ...page('card', '<parts.Card>hello</parts.Card>'),
      ...page('row', '<parts.Row />'),
      ...page('link', '<a href="https://x.org">to [there](https://y.org)</a>'),
      ...page('button', '<parts.Button>a <parts.Button>b</parts.Button></parts.Button>'),
    });
    const {code, err} = await runBuild(folder, '--strict');
    expect(code).toBe(1);
    expect(told(err)).toMatchInlineSnapshot(`
      [
        "parts.tsx:5:57  warning invalid-nesting",
        "  The page \`/card\` has \`<div>\` inside \`<p>\` in \`Card\`, which HTML does not allow: browsers change the nesting.",
        "parts.tsx:6:31  warning invalid-nesting",
        "  The page \`/row\` has \`<tr>\` inside \`<div>\` in \`Row\`, which HTML does not allow: browsers change the nesting.",
        "parts.tsx:7:39  warning invalid-nesting",
        "  The page \`/button\` has \`<button>\` inside \`<button>\` in \`Button\`, which HTML does not allow: browsers change the nesting.",
        "content/pages/link.mdx:5:25  warning invalid-nesting",
        "  The page \`/link\` has \`<a>\` inside \`<a>\` in \`content/pages/link.mdx\`, which HTML does not allow: browsers change the nesting.",
      ]
    `);
  });

  it('MD-71 is reported by each build, whatever else was edited', async () => {
    const folder = await site({'parts.tsx': parts, ...page('row', '<parts.Row />')});
    for (const text of ['one', 'two', 'two']) {
      await writeFiles(folder, page('other', text));
      const {code, err} = await runBuild(folder);
      expect(code).toBe(0);
      expect(told(err)).toHaveLength(2);
    }
  });

  it("MD-70 is reported for the site's own templates, on sites of Markdown too", async () => {
    const folder = await site({
      'templates/Footer/Footer.tsx':
        'export function Footer() {\n  return <footer>© {new Date().getFullYear()}</footer>;\n}\n',
      'content/pages/other.md': '# Other\n',
    });
    const {code, err} = await runBuild(folder, '--strict');
    expect(code).toBe(1);
    expect(told(err)).toMatchInlineSnapshot(`
      [
        "templates/Footer/Footer.tsx:2:21  warning unstable-render",
        "  The page \`/\` depends on the time or on a random number in \`Footer\`, so the page is different each time it is rendered.",
      ]
    `);
  });

  it("MD-73 is reported for the site's own templates", async () => {
    const folder = await site({
      'templates/Footer/Footer.tsx':
        'const year = new Date().getFullYear();\nexport const Footer = () => <footer>© {year}</footer>;\n',
      'content/pages/other.md': '# Other\n',
    });
    const {code, err} = await runBuild(folder, '--strict');
    expect(code).toBe(1);
    expect(told(err)).toMatchInlineSnapshot(`
      [
        "templates/Footer/Footer.tsx:1:14  warning unstable-render",
        "  The page \`/\` depends on the time or on a random number that its modules read when they are loaded, so the page is different in each build and in the browser.",
      ]
    `);
  });
});
