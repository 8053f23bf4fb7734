import {extname, posix} from 'node:path';
import {readPage} from '../front-matter.ts';
import {dedented, regionOf} from './regions.ts';

/** Where files that a page takes in are found. */
export interface Inclusion {
  /** The page's path, relative to the site's folder. */
  readonly file: string;
  /** The folder of pages, which `@` stands for. */
  readonly srcDir: string;
  /** Text of a file of the site. @returns `undefined` if it cannot be read. */
  read(path: string): string | undefined;
  /** Told of each file that was taken in, and of each that is not there. */
  found(path: string, isThere: boolean): void;
}

const inclusion = /<!--\s*@include:\s*(.*?)\s*-->/g;
/** Files that take in each other end somewhere. */
const deepest = 10;

/** A text with the files that `<!--@include: ./x.md-->` names in their places. */
export function withIncluded(text: string, from: Inclusion, depth = 0): string {
  return text.replace(inclusion, (whole, written: string) => {
    const range = /\{(\d*),(\d*)\}$/.exec(written);
    const [region = ''] = /#[\w-]+/.exec(written) ?? [];
    const path = located(
      written.slice(0, written.length - region.length - (range?.[0].length ?? 0)),
      from,
    );
    const content = depth < deepest ? from.read(path) : undefined;
    from.found(path, content !== undefined);
    if (content === undefined) return whole;
    let lines = content.split(/\r?\n/);
    if (region !== '') lines = regionOf(lines, region.slice(1)) ?? lines;
    if (range !== null) {
      lines = lines.slice(
        range[1] === '' ? 0 : Number(range[1]) - 1,
        range[2] === '' ? undefined : Number(range[2]),
      );
    }
    const inner = lines.join('\n');
    const isWhole = region === '' && range === null && extname(path) === '.md';
    return withIncluded(
      isWhole ? readPage(inner, path).body : inner,
      {...from, file: path},
      depth + 1,
    );
  });
}

const snippet =
  /^(.+?(?:\.([a-z0-9]+))?)(?:(#[\w-]+))?(?: ?\{(\d+(?:[,-]\d+)*)? ?(\S+)? ?(\S+)?\})? ?(?:\[(.+)\])?$/;

/** A block of code that a line such as `<<< @/file.ts#region{2 js} [title]` takes from a file. */
export interface Snippet {
  /** What follows the fence, as VitePress has it. */
  readonly info: string;
  readonly lines: readonly string[];
}

/** @param written What follows `<<<`. @returns `undefined` if there is no such file. */
export function snippetOf(written: string, from: Inclusion): Snippet | undefined {
  const [, path = '', ending = '', region = '', lines = '', language = '', extra = '', title = ''] =
    snippet.exec(written) ?? [];
  const target = located(path, from);
  const content = from.read(target);
  from.found(target, content !== undefined);
  if (content === undefined) return undefined;
  const all = content.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const own = region === '' ? undefined : regionOf(all, region.slice(1));
  const marks = lines === '' ? '' : `{${lines}}`;
  return {
    info: `${language || ending}${marks} ${extra} [${title || posix.basename(path)}]`,
    lines: own === undefined ? all : dedented(own),
  };
}

function located(written: string, {file, srcDir}: Inclusion): string {
  const fromRoot = /^@\/?(.*)$/.exec(written);
  return fromRoot === null
    ? posix.join(posix.dirname(file), written)
    : posix.join(srcDir, fromRoot[1] ?? '');
}
