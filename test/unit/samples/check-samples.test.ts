import {copyFile, mkdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkSamples} from '../../../scripts/samples/check-samples.ts';
import {printDiagnostics} from '../../../src/cli/report/diagnostics.ts';
import {type Files, writeFiles} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {tempFolder} from '../../support/temp-folder.ts';
import {fakeIo} from '../cli/fake-io.ts';

/** Files of a small library that replaces the published one. */
const library: Files = {
  'package-lock.json': '{}\n',
  'context.ts': `
    type Library = typeof import('react-native-reanimated');
    declare const fade: Library['fade'];
  `,
  'node_modules/react-native-reanimated/package.json': '{"types": "index.d.ts"}',
  'node_modules/react-native-reanimated/index.d.ts': `
    export function fade(to: number, options?: {duration?: number}): number;
    export class Clock {start(): void; stop(): void}
    declare const library: {log(text: string): void};
    export default library;
  `,
  'node_modules/@types/jest/index.d.ts': 'export {};',
  'node_modules/@types/react-native/index.d.ts': 'export {};',
};

const good = `# Page

\`\`\`ts
import {fade} from 'react-native-reanimated';
export const faded = fade(1, {duration: 300});
\`\`\`

\`\`\`ts fragment
fade(1);
\`\`\`

\`\`\`ts signature
function fade(to: number, options?: Options): number;
type Options = {duration?: number};
\`\`\`
`;

const wrong = `# Page

\`\`\`ts title="wrong.ts"
import {fade, unfade} from 'react-native-reanimated';
import {missing} from 'no-such-package';
const faded: string = fade(1, {duraton: 300});
\`\`\`

- Part of it:

  \`\`\`ts fragment
  fade('1');
  faded;
  \`\`\`

\`\`\`ts signature
function fade(to: number, options?: {duraton?: number}): number;
function log(text: string): void;
function unfade(): void;
\`\`\`

\`\`\`ts signature excerpt
class Clock {
  start(): void;
  pause(): void;
}
\`\`\`

\`\`\`ts no-check=""
const text: string = 1;
\`\`\`

\`\`\`ts no-check="shows the mistake"
const text: string = 1;
\`\`\`
`;

/** Creates a site with a docs page, and the files for checking its samples. */
async function siteWithSamples(page: string) {
  const siteFolder = await tempFolder();
  const samplesFolder = join(siteFolder, 'samples');
  await mkdir(join(samplesFolder, 'versions'), {recursive: true});
  for (const name of ['tsconfig.json', 'agreement.ts']) {
    const path = join('versions', name);
    await copyFile(join(repository, 'scripts/samples', path), join(samplesFolder, path));
  }
  await writeFiles(join(samplesFolder, 'versions/1.x'), library);
  const edit = (files: Files) => writeFiles(siteFolder, files);
  await edit({'content/docs/1.x/page.md': page});
  const check = async (ifChanged = false) => {
    const {diagnostics, checked, unchanged} = await checkSamples({
      siteFolder,
      samplesFolder,
      ifChanged,
      install: async () => {},
    });
    const io = fakeIo({cwd: siteFolder});
    printDiagnostics(diagnostics, io, {siteFolder});
    // The type checker prints absolute paths if two declarations have the same name.
    const report = io.stderr.text().replaceAll(siteFolder, '');
    const names = (versions: typeof checked) => versions.map(({version}) => version);
    return {report, checked: names(checked), unchanged: names(unchanged)};
  };
  const stamp = () => readFile(join(samplesFolder, 'passed.json'), 'utf8').catch(() => undefined);
  return {check, edit, stamp};
}

it('reports everything that the library lacks, at its location on the page', async () => {
  const {check, stamp} = await siteWithSamples(wrong);
  expect((await check()).report).toMatchInlineSnapshot(`
    "content/docs/1.x/page.md:4:15  error sample-invalid
      TS2724: '"react-native-reanimated"' has no exported member named 'unfade'. Did you mean 'fade'?

    content/docs/1.x/page.md:5:23  error sample-invalid
      TS2307: Cannot find module 'no-such-package' or its corresponding type declarations.

    content/docs/1.x/page.md:6:7  error sample-invalid  in 2 locations
      TS2322: Type 'number' is not assignable to type 'string'.
        content/docs/1.x/page.md:30:7

    content/docs/1.x/page.md:6:32  error sample-invalid
      TS2561: Object literal may only specify known properties, but 'duraton' does not exist in type '{ duration?: number | undefined; }'. Did you mean to write 'duration'?

    content/docs/1.x/page.md:12:8  error sample-invalid
      TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.

    content/docs/1.x/page.md:13:3  error sample-invalid
      TS2552: Cannot find name 'faded'. Did you mean 'fade'?

    content/docs/1.x/page.md:17:1  error sample-invalid
      The library declares it differently.
      On the page: (to: number, options?: { duraton?: number | undefined; } | undefined) => number
      In the library: (to: number, options?: { duration?: number | undefined; } | undefined) => number

    content/docs/1.x/page.md:19:1  error sample-invalid
      The library declares it differently.
      On the page: () => void
      In the library: { 'the library exports nothing of this name': "unfade"; }

    content/docs/1.x/page.md:23:1  error sample-invalid
      TS2322: Type 'typeof import("/samples/versions/1.x/node_modules/react-native-reanimated/index").Clock' is not assignable to type 'typeof Clock'.
        Property 'pause' is missing in type 'import("/samples/versions/1.x/node_modules/react-native-reanimated/index").Clock' but required in type 'Clock'.

    content/docs/1.x/page.md:29:1  error sample-without-reason
      The sample is excluded from the check without a reason.
      Give the reason: \`no-check="shows the mistake"\`.

    "
  `);
  expect(await stamp()).toBeUndefined();
});

describe('samples that have passed', () => {
  it('are checked again only if they or their inputs have changed', async () => {
    const {check, edit, stamp} = await siteWithSamples(good);
    expect(await check(true)).toEqual({report: '', checked: ['1.x'], unchanged: []});
    // A check of only some versions is not recorded, because it does not verify the other versions.
    expect(await stamp()).toBeUndefined();
    expect(await check()).toEqual({report: '', checked: ['1.x'], unchanged: []});
    const passed = await stamp();

    await edit({'content/docs/1.x/page.md': `More text.\n\n${good}`});
    expect(await check(true)).toEqual({report: '', checked: [], unchanged: ['1.x']});

    await edit({'content/docs/1.x/page.md': good.replace('duration: 300', 'duraton: 300')});
    const {report, checked} = await check(true);
    expect(checked).toEqual(['1.x']);
    expect(report).toContain('content/docs/1.x/page.md:5:31  error sample-invalid');
    expect((await check()).report).toBe(report);
    expect(await stamp()).toBe(passed);
  });
});

it('reports the location of invalid Markdown', async () => {
  const {check, edit, stamp} = await siteWithSamples(good);
  await edit({'content/docs/1.x/broken.mdx': '# Page\n\n{open'});
  expect((await check()).report).toMatchInlineSnapshot(`
    "content/docs/1.x/broken.mdx:3:1  error markdown-syntax
      Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
      The page cannot be compiled.
      In MDX, braces contain JavaScript; write \`\\{\` for a literal brace.

    "
  `);
  expect(await stamp()).toBeUndefined();
});

it('fails if the checker itself fails', async () => {
  const {check, edit} = await siteWithSamples(good);
  await edit({
    'samples/versions/tsconfig.json': '{"compilerOptions": {"types": ["no-such-types"]}}',
  });
  await expect(check()).rejects.toThrow(
    "The type checker failed:\nerror TS2688: Cannot find type definition file for 'no-such-types'.",
  );
});
