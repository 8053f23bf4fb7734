import {execFile} from 'node:child_process';
import {cp, mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

/**
 * A site for measuring builds, which is identical on every machine.
 *
 * @typedef {object} Corpus
 * @property {string} title Name in the tables.
 * @property {(folder: string) => Promise<void>} write Writes the site into a folder and replaces the folder's contents.
 * @property {string} textPage Page to edit outside code, relative to the site folder.
 * @property {string} codePage Page to edit within a code block, relative to the site folder.
 * @property {Corpus} [unfrozen] The same corpus without frozen versions, for other generators.
 */

/** This repository. */
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The versions of this site. */
const ownVersions = ['current', '2.x', '1.x'];
const copiesOfVersions = 3;

const generatedVersions = ['4.x', '3.x', '2.x', '1.x'];
const tenVersions = Array.from({length: 10}, (_, index) => `${10 - index}.x`);
const docsInCategory = 12;
const categoriesInSection = 15;

/** @type {Corpus} */
const own = {
  title: 'this site',
  write: (folder) => writeOwnSite(folder, ownVersions),
  textPage: 'content/docs/2.x/fundamentals/about.md',
  codePage: 'content/docs/2.x/fundamentals/installation.md',
};

/** @type {Readonly<Record<string, Corpus>>} */
export const corpora = {
  own,
  'own-12': {
    title: 'this site, its versions four times',
    write: (folder) =>
      writeOwnSite(folder, [
        ...ownVersions,
        ...Array.from({length: copiesOfVersions}, (_, copy) =>
          ownVersions.map((name) => `${name}-${copy + 2}`),
        ).flat(),
      ]),
    textPage: 'content/docs/2.x/fundamentals/about.md',
    codePage: 'content/docs/2.x/fundamentals/installation.md',
  },
  // All versions are frozen except one, whose pages are edited.
  'own-committed': {
    title: 'this site, as it is committed: two of three versions frozen',
    write: async (folder) => {
      await writeOwnSite(folder, ownVersions);
      await freeze(folder, ['2.x', '1.x']);
    },
    textPage: 'content/docs/current/fundamentals/about.md',
    codePage: 'content/docs/current/fundamentals/installation.md',
    unfrozen: own,
  },
  'own-frozen': {
    title: 'this site, all three versions frozen',
    write: async (folder) => {
      await writeOwnSite(folder, ownVersions);
      await freeze(folder, ownVersions);
    },
    textPage: 'content/pages/index.md',
    codePage: 'content/pages/index.md',
    unfrozen: own,
  },
  50: generated(50, ['1.x']),
  1000: generated(1000),
  // Only the unfrozen version of `10000-frozen`.
  '1000-alone': generated(1000, tenVersions.slice(0, 1)),
  10000: generated(10_000),
  '1000-frozen': frozen(generated(1000), generatedVersions.slice(1)),
  '10000-in-10': generated(10_000, tenVersions),
  '100000-in-10': generated(100_000, tenVersions),
  '10000-frozen': frozen(generated(10_000, tenVersions), tenVersions.slice(1)),
};

/**
 * Returns a corpus in which the given versions are frozen and their sources deleted. The newest version is built from
 * sources.
 *
 * @param {Corpus} corpus
 * @param {readonly string[]} versions
 * @returns {Corpus}
 */
function frozen(unfrozen, versions) {
  const {title, write, textPage, codePage} = unfrozen;
  const live = (/** @type {string} */ page) =>
    page.replace(/docs\/[^/]+/, `docs/${Number.parseInt(versions[0] ?? '', 10) + 1}.x`);
  return {
    title: `${title}, ${versions.length} versions frozen`,
    write: async (folder) => {
      await write(folder);
      await freeze(folder, versions);
      for (const version of versions) {
        await rm(join(folder, 'content/docs', version), {recursive: true});
      }
    },
    textPage: live(textPage),
    codePage: live(codePage),
    unfrozen,
  };
}

/**
 * @param {string} folder
 * @param {readonly string[]} versions
 */
async function freeze(folder, versions) {
  const command = join(repository, 'bin/legacydocs.js');
  for (const version of versions) {
    await promisify(execFile)(process.execPath, [command, 'freeze', version, folder, '--quiet']);
  }
  await forgetBuilds(folder);
}

/**
 * Removes the cache and the output, so that the next build is cold.
 *
 * @param {string} folder Folder of a site.
 */
export async function forgetBuilds(folder) {
  for (const name of ['build', '.legacydocs']) {
    await rm(join(folder, name), {recursive: true, force: true});
  }
}

/**
 * @param {number} pages Divisible by the number of versions.
 * @returns {Corpus}
 */
function generated(pages, versions = generatedVersions) {
  const count = versions.length === 1 ? 'one version' : `${versions.length} versions`;
  return {
    title: `${pages.toLocaleString('en')} pages in ${count}`,
    write: (folder) => writeGeneratedSite(folder, pages, versions),
    textPage: `content/docs/${versions[1] ?? versions[0]}/${docPath(0)}`,
    codePage: `content/docs/${versions[1] ?? versions[0]}/${docPath(1)}`,
  };
}

/**
 * @param {string} folder
 * @param {readonly string[]} versions A name with the suffix `-<n>` is a copy of the version before it.
 */
async function writeOwnSite(folder, versions) {
  await emptySite(folder);
  await cp(join(repository, 'content'), join(folder, 'content'), {
    recursive: true,
    filter: (path) =>
      !path.startsWith(join(repository, 'content/docs/')) &&
      !path.startsWith(join(repository, 'content/frozen')),
  });
  for (const version of versions) {
    const original = version.replace(/-\d+$/, '');
    await cp(join(repository, 'content/docs', original), join(folder, 'content/docs', version), {
      recursive: true,
    });
  }
  const copies = versions
    .filter((version) => !ownVersions.includes(version))
    .map((version) => `{name: '${version}'}`);
  await write(
    join(folder, 'site.config.ts'),
    [
      "import site from './this-site.config.ts';",
      '',
      `const copies = [${copies.join(', ')}];`,
      'const docs = {...site.docs, versions: [...site.docs.versions, ...copies]};',
      "export default {...site, docs, tagline: 'Run 0'};",
      '',
    ].join('\n'),
  );
  await cp(join(repository, 'site.config.ts'), join(folder, 'this-site.config.ts'));
}

/**
 * Generates versions with nested sidebars that share most of their text and code, like real versions.
 *
 * @param {string} folder
 * @param {number} pages
 * @param {readonly string[]} names Names of the versions, newest first.
 */
async function writeGeneratedSite(folder, pages, names) {
  await emptySite(folder);
  const perVersion = pages / names.length;
  const versions = names.map((name) => `{name: '${name}'}`).join(', ');
  await write(
    join(folder, 'site.config.ts'),
    [
      "import {defineConfig} from 'legacydocs';",
      '',
      'export default defineConfig({',
      "  title: 'Generated',",
      "  tagline: 'Run 0',",
      "  url: 'https://example.org',",
      "  baseUrl: '/generated/',",
      `  docs: {versions: [${versions}], lastVersion: '${names[0]}'},`,
      "  themeConfig: {navbar: {title: 'Generated', items: [{type: 'docsVersionDropdown', position: 'right'}]}},",
      '});',
      '',
    ].join('\n'),
  );
  await write(join(folder, 'content/pages/index.md'), '# Generated\n\nA home page.\n');
  for (const [age, version] of names.entries()) {
    for (let index = 0; index < perVersion; index += 1) {
      const path = join(folder, 'content/docs', version, docPath(index));
      await write(path, generatedPage(index, age, perVersion));
    }
  }
}

/** @param {number} index Index of a page in its version. */
function docPath(index) {
  const category = Math.floor(index / docsInCategory);
  const section = Math.floor(category / categoriesInSection);
  return `section-${section}/category-${category}/page-${index}.md`;
}

const subjects = [
  'value',
  'gesture',
  'layout',
  'transition',
  'worklet',
  'frame',
  'scroll',
  'sensor',
];
const verbs = ['reads', 'animates', 'interpolates', 'schedules', 'measures', 'cancels', 'composes'];
const endings = [
  'on the UI thread',
  'before the next frame',
  'without a render',
  'in the style',
  'once mounted',
];

/**
 * @param {number} index
 * @param {number} age 0 for the newest version. Every fifth page differs between versions.
 * @param {number} count Number of pages in each version.
 */
function generatedPage(index, age, count) {
  const random = seeded(index * 7919 + (index % 5 === 0 ? age : 0));
  /** @param {readonly string[]} words */
  const pick = (words) => words[Math.floor(random() * words.length)] ?? '';
  const sentence = () =>
    `The ${pick(subjects)} ${pick(verbs)} the ${pick(subjects)} ${pick(endings)}.`;
  /** @param {number} sentences */
  const paragraph = (sentences) => Array.from({length: sentences}, sentence).join(' ');
  const link = () => {
    const target = Math.floor(random() * count);
    return `[${pick(subjects)} ${target}](../../${docPath(target)}#usage)`;
  };
  const name = `use${pick(subjects).replace(/^./, (letter) => letter.toUpperCase())}${index}`;
  const hasCode = index % docsInCategory !== 0;
  return [
    '---',
    `title: ${name}`,
    `sidebar_label: ${name}`,
    `description: How ${name} ${pick(verbs)} the ${pick(subjects)}`,
    '---',
    '',
    paragraph(4),
    '',
    '## Usage',
    '',
    `${paragraph(2)} See ${link()} and ${link()}.`,
    '',
    ...(hasCode ? codeBlock('tsx', componentCode(name, random)) : [paragraph(3), '']),
    '## Arguments',
    '',
    '| name | type | default | what it does |',
    '| --- | --- | --- | --- |',
    ...subjects
      .slice(0, 3 + Math.floor(random() * 5))
      .map(
        (subject) =>
          `| \`${subject}\` | \`number\` | ${Math.floor(random() * 100)} | ${sentence()} |`,
      ),
    '',
    '### Remarks',
    '',
    ...Array.from({length: 4}, () => `- **${pick(subjects)}**: ${sentence()} ${link()}`),
    '',
    ':::note',
    '',
    paragraph(2),
    '',
    ':::',
    '',
    '## Example',
    '',
    paragraph(3),
    '',
    ...(hasCode ? codeBlock('js', animationCode(random)) : []),
    ...(hasCode && index % 4 === 1
      ? codeBlock('bash', `npm install ${pick(subjects)}@${index}`)
      : []),
    `> ${sentence()}`,
    '',
    paragraph(5),
    '',
  ].join('\n');
}

/**
 * @param {string} language
 * @param {string} code
 */
function codeBlock(language, code) {
  return [`\`\`\`${language}`, code, '```', ''];
}

/**
 * @param {string} name
 * @param {() => number} random
 */
function componentCode(name, random) {
  const size = Math.floor(random() * 200);
  return `import Animated, {useAnimatedStyle, useSharedValue, withSpring} from 'react-native-reanimated';

export default function App({visible}: {visible: boolean}) {
  const offset = useSharedValue(${size});
  const style = useAnimatedStyle(() => ({
    transform: [{translateX: withSpring(offset.value * ${size % 7}, {damping: ${size % 30}})}],
  }));
  const state = ${name}(offset, {enabled: visible});

  return (
    <Animated.View style={[styles.box, style]} onLayout={() => console.log(\`\${state}\`)}>
      <Text>{state ?? 'nothing'}</Text>
    </Animated.View>
  );
}`;
}

/** @param {() => number} random */
function animationCode(random) {
  const duration = Math.floor(random() * 1000);
  return `// Runs for ${duration} milliseconds.
const animation = {
  duration: ${duration},
  easing: Easing.bezier(0.25, ${(duration % 100) / 100}, 0.25, 1),
};
box.value = withTiming(${duration % 50}, animation, (finished) => {
  if (finished) runOnJS(report)('done', ${duration});
});`;
}

/**
 * mulberry32, a small generator of pseudo-random numbers in [0, 1) (Tommy Ettinger, public domain).
 *
 * @param {number} seed
 */
function seeded(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @param {string} folder */
async function emptySite(folder) {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  // Pages of this site import packages that are installed in the repository.
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * @param {string} file
 * @param {string} text
 */
async function write(file, text) {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}
