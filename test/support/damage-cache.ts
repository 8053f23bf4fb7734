import {execFileSync} from 'node:child_process';
import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import {dirname, join, relative} from 'node:path';
import {expect} from 'vitest';
import {readHashes} from './files.ts';
import {buildSite, siteWith} from './sites.ts';

/** A minimal site whose cache contains every kind of file. It has pages, a component, code and an image. */
const site = {
  'content/pages/index.md':
    '# Home\n\nFirst words, and a [link](./live.mdx).\n\n![Dot](./dot.svg)\n',
  'content/pages/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/pages/live.mdx': "import {Box} from '../box.tsx';\n\n# Live\n\n<Box />\n",
  'content/box.tsx': 'export const Box = () => <b>Box</b>;\n',
};

const edited = 'content/pages/index.md';
const texts = [site[edited], site[edited].replace('First', 'Other')] as const;

interface Target {
  /** Absolute path of the damaged file. */
  readonly file: string;
  /** Absolute path of another file in the cache. */
  readonly other: string;
  /** Absolute path of an earlier copy of the file. */
  readonly earlier: string;
}

/** Ways to damage a file, keyed by name. */
export const damages: Readonly<Record<string, (target: Target) => Promise<unknown>>> = {
  'changed at its beginning': ({file}) => changeByte(file, 0),
  'changed in its middle': ({file}) => changeByte(file, 0.5),
  longer: ({file}) => appendFile(file, '\nconsole.log("not ours");\n'),
  'cut short': async ({file}) => truncate(file, Math.floor((await readFile(file)).length / 2)),
  empty: ({file}) => truncate(file, 0),
  gone: ({file}) => rm(file),
  exchanged: async ({file, other}) => {
    await rename(file, `${file}.aside`);
    await rename(other, file);
    await rename(`${file}.aside`, other);
  },
  'as it was earlier': ({file, earlier}) => cp(earlier, file),
  'a folder': async ({file}) => {
    await rm(file);
    await mkdir(join(file, 'inner'), {recursive: true});
  },
  'a named pipe': async ({file}) => {
    await rm(file);
    execFileSync('mkfifo', [file]);
  },
  'a link that leads nowhere': async ({file}) => {
    await rm(file);
    await symlink(join(dirname(file), 'nowhere'), file);
  },
};

async function changeByte(file: string, where: number): Promise<void> {
  const bytes = await readFile(file);
  const at = Math.floor(bytes.length * where);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Options of the build after the damage. */
export interface Aftermath {
  /** True if a page is edited after the damage. */
  readonly isEdited: boolean;
  readonly cache: boolean;
}

/** A site with a cache, which was built, edited and built again. */
export interface CachedSite {
  /** Returns the paths of the current cache files, relative to the cache folder, sorted. */
  files(): Promise<string[]>;
  /**
   * Damages a cache file, builds the site, and expects the output of a clean build.
   *
   * @param damage Key of `damages`; any other value leaves the file unchanged.
   */
  survives(file: string, damage: string, aftermath: Aftermath): Promise<void>;
}

/**
 * Creates the site.
 *
 * @param parent Absolute path of an empty folder.
 */
export async function cachedSite(parent: string): Promise<CachedSite> {
  const folder = await siteWith(site, parent);
  const cache = join(folder, '.legacydocs');
  const earlier = join(parent, 'earlier');
  const clean = await Promise.all(
    texts.map((text, index) => cleanBuild(text, join(parent, `clean-${index}`))),
  );
  let written = 0;
  const edit = async (): Promise<void> => {
    written = 1 - written;
    await writeFile(join(folder, edited), texts[written] ?? '');
  };
  const files = async (): Promise<string[]> => {
    const entries = await readdir(cache, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => relative(cache, join(parentPath, name)))
      .sort();
  };
  await buildSite(folder);
  await cp(cache, earlier, {recursive: true});
  await edit();
  await buildSite(folder);

  const hurt = async (file: string, damage: string): Promise<void> => {
    const hurting = damages[damage];
    if (hurting === undefined) return;
    const all = await files();
    const other = all[(all.indexOf(file) + 1) % all.length] ?? file;
    const target = {
      file: join(cache, file),
      other: join(cache, other),
      earlier: join(earlier, file),
    };
    // A file that did not exist earlier is copied now.
    await cp(target.file, target.earlier, {force: false});
    await hurting(target);
  };

  return {
    files,
    async survives(file, damage, {isEdited, ...options}) {
      await hurt(file, damage);
      if (isEdited) await edit();
      const {ok, diagnostics} = await buildSite(folder, options);
      const title = `${file} ${damage}, ${JSON.stringify({isEdited, ...options})}`;
      expect({title, ok, diagnostics}).toEqual({title, ok: true, diagnostics: []});
      expect({title, built: await readHashes(join(folder, 'build'))}).toEqual({
        title,
        built: clean[written],
      });
    },
  };
}

async function cleanBuild(text: string, parent: string): Promise<Readonly<Record<string, string>>> {
  const folder = await siteWith({...site, [edited]: text}, parent);
  await buildSite(folder);
  return await readHashes(join(folder, 'build'));
}
