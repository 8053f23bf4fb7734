import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkFacts} from '../../../scripts/facts/check-facts.ts';
import type {VersionFacts} from '../../../scripts/facts/versions/types.ts';
import {printDiagnostics} from '../../../src/cli/report/diagnostics.ts';
import {type Files, writeFiles} from '../../support/files.ts';
import {tempFolder} from '../../support/temp-folder.ts';
import {fakeIo} from '../cli/fake-io.ts';

/** Files of a small library that replaces the published one. */
const library: Files = {
  'package-lock.json': '{}\n',
  'node_modules/react-native-reanimated/react-native-reanimated.d.ts': `
declare module 'react-native-reanimated' {
  import {ViewStyle} from 'react-native';

  namespace Animated {
    export type Shared<T> = {
      // eslint-disable-next-line
      value: T;
    };
  }
  export default Animated;

  export type Shared<T> = Animated.Shared<T>;
  export enum Speed {
    SLOW = 0,
    FAST = 1,
  }
  export interface Options extends Style {
    duration?: number;
    speed?: Speed;
  }
  interface Style extends ViewStyle {}
  export function fade(target: Shared<number>, options?: Options): void;
  export class FadeIn {}
  export class ZoomIn {}
}
`,
  'node_modules/react-native-reanimated/src/fade.ts': `
const config = {
  duration: 300,
  speed: Speed.FAST,
};
`,
};

const known: VersionFacts = {
  facts: [{page: 'fade.md', rows: ['duration', 'speed'], source: 'src/fade.ts', code: ' %: §,'}],
  unverified: [],
  deviations: [],
  names: [{page: 'presets.md', pattern: /In$/}],
};

const signature = `# fade

\`\`\`ts signature
function fade(target: Shared<number>, options?: Options): void;
\`\`\`
`;

const box = `
<details>
<summary>Types: <code>Shared</code>, <code>Options</code></summary>

\`\`\`ts types
type Shared<T> = {
  value: T;
};

interface Options extends Style {
  duration?: number;
  speed?: Speed;
}

interface Style extends ViewStyle {}

enum Speed {
  SLOW = 0,
  FAST = 1,
}
\`\`\`

React Native provides \`ViewStyle\`.

</details>
`;

const tables = `
## Parameters

| Name | Default | Meaning |
| --- | --- | --- |
| \`target\` | required | |
| \`options\` | – | |

## Settings

| Name | Default | Meaning |
| --- | --- | --- |
| \`duration\` | \`300\` | |
| \`speed\` | \`Speed.FAST\` | |

| Name | Value |
| --- | --- |
| \`SLOW\` | 0 |
| \`FAST\` | \`1\` |
`;

const presets = `# Presets

| Name | Motion |
| --- | --- |
| \`FadeIn\` | |
| \`ZoomIn\` | |
`;

/** Creates a site with two docs pages, and the library that they document. */
async function siteWithFacts(pages: {readonly fade?: string; readonly presets?: string} = {}) {
  const siteFolder = await tempFolder();
  const factsFolder = join(siteFolder, 'facts');
  const librariesFolder = join(siteFolder, 'libraries');
  await writeFiles(factsFolder, {'README.md': ''});
  await writeFiles(join(librariesFolder, '1.x'), library);
  const edit = (name: string, text: string) =>
    writeFiles(siteFolder, {[`content/docs/1.x/${name}.md`]: text});
  await edit('fade', pages.fade ?? signature + box + tables);
  await edit('presets', pages.presets ?? presets);
  const check = async (how: {ifChanged?: boolean; write?: boolean; facts?: VersionFacts} = {}) => {
    const {diagnostics, ...result} = await checkFacts({
      siteFolder,
      factsFolder,
      librariesFolder,
      versions: {'1.x': how.facts ?? known},
      ifChanged: how.ifChanged ?? false,
      write: how.write ?? false,
      install: async () => {},
    });
    const io = fakeIo({cwd: siteFolder});
    printDiagnostics(diagnostics, io, {siteFolder});
    return {report: io.stderr.text(), ...result};
  };
  const read = (name: string) => readFile(join(siteFolder, `content/docs/1.x/${name}.md`), 'utf8');
  return {check, edit, read};
}

it('reports nothing for pages that match the library', async () => {
  const {check} = await siteWithFacts();
  expect((await check()).report).toBe('');
});

it('checks a version again only if compared content has changed', async () => {
  const {check, edit} = await siteWithFacts();
  expect(await check({ifChanged: true})).toMatchObject({checked: ['1.x'], unchanged: []});
  await check();
  await edit('fade', `${signature}${box}${tables}\nA sentence more.\n`);
  expect(await check({ifChanged: true})).toMatchObject({checked: [], unchanged: ['1.x']});
  await edit('fade', signature + box + tables.replace('300', '400'));
  expect(await check({ifChanged: true})).toMatchObject({checked: ['1.x'], unchanged: []});
});

describe('defaults', () => {
  it('reports differences between page and source', async () => {
    const {check} = await siteWithFacts({fade: signature + box + tables.replace('300', '400')});
    expect((await check()).report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md:43:16  error fact-differs
        The library says that \`duration\` is \`300\` (libraries/1.x/node_modules/react-native-reanimated/src/fade.ts:3); the page says: \`400\`
        Readers would rely on incorrect information.

      "
    `);
  });

  it('finds values in sentences of rows and lists if there is no column for them', async () => {
    const sentences = (length: number) =>
      `\n- \`duration\` is ${length} by default.\n- \`speed\` is \`Speed.FAST\` by default.\n`;
    const {check, edit} = await siteWithFacts({fade: signature + box + sentences(300)});
    expect((await check()).report).toBe('');
    await edit('fade', signature + box + sentences(30));
    expect((await check()).report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md:32:3  error fact-differs
        The library says that \`duration\` is \`300\` (libraries/1.x/node_modules/react-native-reanimated/src/fade.ts:3); the page says: \`duration\` is 30 by default.
        Readers would rely on incorrect information.

      "
    `);
    await edit('fade', `${signature}${box}${sentences(300)}- \`delay\` is 0 by default.\n`);
    expect((await check()).report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md:34:3  error default-unproved
        No fact verifies the default of \`delay\`: \`delay\` is 0 by default.
        Add its location in the library's source to scripts/facts/versions, or the reason why it cannot be verified.

      "
    `);
  });

  it('requires a fact for every default, and a row for every fact', async () => {
    const {check, edit} = await siteWithFacts();
    await edit('fade', signature + box + tables.replace('| – |', '| `{}` |'));
    expect((await check()).report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md:37:15  error default-unproved
        No fact verifies the default of \`options\`: \`{}\`
        Add its location in the library's source to scripts/facts/versions, or the reason why it cannot be verified.

      "
    `);
    const [fact] = known.facts;
    const facts = {
      ...known,
      unverified: [{page: 'fade.md', rows: ['options'], why: 'Read as an object.'}],
      facts: [
        ...known.facts,
        {page: 'fade.md', rows: ['delay'], source: 'src/fade.ts', code: '%: §,'},
        {page: 'fade.md', rows: ['target'], source: fact?.source ?? '', code: 'no %: §;'},
      ],
    };
    expect((await check({facts})).report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md  error fact-without-row
        No row of a table and no item of a list is about \`delay\`.
        Change the page, or the fact about it in scripts/facts/versions.

      content/docs/1.x/fade.md:36:14  error fact-without-source
        The fact about \`target\` looks for \`no %: §;\` in src/fade.ts, which does not contain it.
        Change the fact in scripts/facts/versions.

      "
    `);
  });
});

it('compares lists of parameters, options and members of enums with the typings', async () => {
  const {check} = await siteWithFacts({
    fade:
      signature.replace('target:', 'aim:') +
      box +
      tables
        .replace('| – |', '| required |')
        .replace('`duration`', '`length`')
        .replace('| 0 |', '| 2 |')
        .replace('`target`', '`aim`'),
  });
  expect((await check()).report).toMatchInlineSnapshot(`
    "content/docs/1.x/fade.md  error fact-without-row
      No row of a table and no item of a list is about \`duration\`.
      Change the page, or the fact about it in scripts/facts/versions.

    content/docs/1.x/fade.md:4:1  error parameter-renamed
      The library calls the parameters of \`fade\` target, options; the signature calls them aim, options.

    content/docs/1.x/fade.md:37:15  error member-required
      \`fade\` says that \`options\` may be left out, the page: required.

    content/docs/1.x/fade.md:43:3  error member-missing
      \`Options\` has \`duration\`, which the table leaves out.

    content/docs/1.x/fade.md:43:3  error member-unknown
      \`Options\` has no \`length\`.

    content/docs/1.x/fade.md:43:14  error default-unproved
      No fact verifies the default of \`length\`: \`300\`
      Add its location in the library's source to scripts/facts/versions, or the reason why it cannot be verified.

    content/docs/1.x/fade.md:48:12  error member-value
      \`Speed\` gives \`SLOW\` the value 0, the page: 2.

    "
  `);
});

it('compares lists of presets with the exports', async () => {
  const {check} = await siteWithFacts({presets: presets.replace('ZoomIn', 'SlideIn')});
  expect((await check()).report).toMatchInlineSnapshot(`
    "content/docs/1.x/presets.md  error name-not-listed
      The library exports \`ZoomIn\`, which no table of the page lists.

    content/docs/1.x/presets.md:6:3  error name-not-exported
      The library has no export named \`SlideIn\`.

    "
  `);
});

describe('definitions of types', () => {
  it('are written below the signature that names them', async () => {
    const {check, read} = await siteWithFacts({fade: signature + tables});
    expect((await check()).report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md:3:1  error types-missing
        The signature names types that nothing on the page defines.
        Run \`npm run check:facts -- --write\`, which writes the block.

      "
    `);
    expect(await check({write: true})).toMatchObject({
      report: '',
      written: ['content/docs/1.x/fade.md'],
    });
    expect(await read('fade')).toBe(signature + box + tables);
    expect(await check({write: true})).toMatchObject({report: '', written: []});
  });

  it('follow the signature', async () => {
    const {check, edit, read} = await siteWithFacts();
    await edit('fade', (signature + box).replace('Shared<number>', 'number'));
    expect((await check()).report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md  error fact-without-row
        No row of a table and no item of a list is about \`duration\`.
        Change the page, or the fact about it in scripts/facts/versions.

      content/docs/1.x/fade.md  error fact-without-row
        No row of a table and no item of a list is about \`speed\`.
        Change the page, or the fact about it in scripts/facts/versions.

      content/docs/1.x/fade.md:3:1  error types-outdated
        The types in the block below the signature differ from the library's typings.
        Run \`npm run check:facts -- --write\`, which writes the block.

      "
    `);
    await check({write: true});
    expect(await read('fade')).not.toContain('Shared');
    await edit('fade', (signature + box).replace(/function .*/, 'function other(): void;'));
    await check({write: true});
    expect(await read('fade')).toBe(signature.replace(/function .*/, 'function other(): void;'));
  });

  it('are omitted if the page explains the types in its own words', async () => {
    const words = '\n- `Shared<T>`: an object with a value.\n\n### Options\n\nHow to fade.\n';
    const {check} = await siteWithFacts({fade: signature + words + tables});
    expect((await check()).report).not.toContain('types-');
  });

  it('are omitted if the page or a table of types explains the types', async () => {
    const explained = '## Types {#types}\n\n| Name | Meaning |\n| --- | --- |\n| `Shared<T>` | |\n';
    const own = '\n```ts signature\ntype Options = {duration?: number};\n```\n';
    const {check} = await siteWithFacts({
      fade: signature + own + tables,
      presets: presets + explained,
    });
    expect((await check()).report).not.toContain('types-');
  });

  it('link to the page that describes a class, and define everything else', async () => {
    const page =
      '# Use\n\n```ts signature\nfunction use(preset: FadeIn, other: Missing): void;\n```\n';
    const {check, read} = await siteWithFacts({
      fade: page,
      presets: `---\ntitle: All presets\n---\n\n${presets}\n\`\`\`ts signature\nclass FadeIn {}\n\`\`\`\n`,
    });
    const {report} = await check({write: true, facts: {...known, facts: []}});
    expect(await read('fade')).toContain('`FadeIn` is described in [All presets](./presets.md).');
    expect(report).toMatchInlineSnapshot(`
      "content/docs/1.x/fade.md:3:1  error type-undefined
        The signature names the type \`Missing\`, which neither the page nor the library's typings define.
        Use the name in the typings.

      "
    `);
  });
});
