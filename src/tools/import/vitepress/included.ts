import {extname, posix} from 'node:path';
import {readPage} from '../front-matter.ts';
import {dedented} from '../text.ts';

/** A file that includes other files. Paths are relative to the site's folder. */
export interface Inclusion {
  readonly file: string;
  /** The folder that contains the pages. `@` refers to it. */
  readonly srcDir: string;
  /**
   * Reads a file in the site.
   *
   * @returns `undefined` if the file cannot be read.
   */
  read(path: string): string | undefined;
  /** Receives the path of each included file. */
  report(path: string, exists: boolean, isCircular?: boolean): void;
}

const inclusion = /<!--\s*@include:\s*(.*?)\s*-->/g;
/** Maximum depth of inclusions, which ends circular ones. */
const maxDepth = 10;

/** Replaces `<!--@include: ./x.md-->` with the file's text. */
export function withIncluded(text: string, from: Inclusion, depth = 0): string {
  return text.replace(inclusion, (whole, written: string) => {
    const range = /\{(\d*),(\d*)\}$/.exec(written);
    const [region = ''] = /#[\w-]+/.exec(written) ?? [];
    const length = written.length - region.length - (range?.[0].length ?? 0);
    const path = pathOf(written.slice(0, length), from);
    const content = from.read(path);
    const isCircular = depth >= maxDepth && content !== undefined;
    from.report(path, content !== undefined && !isCircular, isCircular);
    if (isCircular || content === undefined) return whole;
    let lines = content.split(/\r?\n/);
    if (region !== '') lines = regionOf(lines, region.slice(1)) ?? lines;
    if (range !== null) {
      const [, first, last] = range;
      lines = lines.slice(
        first === '' ? 0 : Number(first) - 1,
        last === '' ? undefined : Number(last),
      );
    }
    const inner = lines.join('\n');
    const isComplete = region === '' && range === null && extname(path) === '.md';
    return withIncluded(
      isComplete ? readPage(inner).body : inner,
      {...from, file: path},
      depth + 1,
    );
  });
}

const snippet =
  /^(.+?(?:\.([a-z0-9]+))?)(?:(#[\w-]+))?(?: ?\{(\d+(?:[,-]\d+)*)? ?(\S+)? ?(\S+)?\})? ?(?:\[(.+)\])?$/;

/** A code block from a file: `<<< @/file.ts#region{2 js} [title]`. */
interface Snippet {
  /** The code block's info string in the syntax of VitePress. */
  readonly info: string;
  readonly lines: readonly string[];
}

/**
 * Reads a snippet.
 *
 * @param written The text after `<<<`.
 * @returns `undefined` if the file does not exist.
 */
export function snippetOf(written: string, from: Inclusion): Snippet | undefined {
  const [, path = '', ending = '', region = '', lines = '', language = '', extra = '', title = ''] =
    snippet.exec(written) ?? [];
  const target = pathOf(path, from);
  const content = from.read(target);
  from.report(target, content !== undefined);
  if (content === undefined) return undefined;
  const all = content.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const own = region === '' ? undefined : regionOf(all, region.slice(1));
  const ranges = lines === '' ? '' : `{${lines}}`;
  return {
    info: `${language || ending}${ranges} ${extra} [${title || posix.basename(path)}]`,
    lines: own === undefined ? all : dedented(own),
  };
}

function pathOf(written: string, {file, srcDir}: Inclusion): string {
  const [, fromRoot] = /^@\/?(.*)$/.exec(written) ?? [];
  return fromRoot === undefined
    ? posix.join(posix.dirname(file), written)
    : posix.join(srcDir, fromRoot);
}

/** Patterns of the comments that begin or end a region, one for each comment syntax. */
const regions = [
  /^\/\/ ?#?((?:end)?region) ([\w*-]+)$/,
  /^\/\* ?#((?:end)?region) ([\w*-]+) ?\*\/$/,
  /^#pragma ((?:end)?region) ([\w*-]+)$/,
  /^<!-- #?((?:end)?region) ([\w*-]+) -->$/,
  /^#((?:End )Region) ([\w*-]+)$/,
  /^::#((?:end)region) ([\w*-]+)$/,
  /^# ?((?:end)?region) ([\w*-]+)$/,
];

/**
 * Returns the lines between `#region name` and `#endregion name`. @returns `undefined` if the region does not exist.
 */
export function regionOf(lines: readonly string[], name: string): string[] | undefined {
  for (const pattern of regions) {
    const ends = lines.map((line) => pattern.exec(line.trim()));
    const find = (kind: RegExp, from: number): number =>
      ends.findIndex((one, at) => at >= from && one?.[2] === name && kind.test(one[1] ?? ''));
    const start = find(/^region$/i, 0);
    if (start < 0) continue;
    const end = find(/^end/i, start + 1);
    if (end < 0) return undefined;
    return lines.slice(start + 1, end).filter((_line, index) => ends[start + 1 + index] === null);
  }
  return undefined;
}
