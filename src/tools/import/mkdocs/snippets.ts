import {posix} from 'node:path';
import {dedented} from '../text.ts';

/** Source of the files that `--8<--` includes. */
export interface SnippetSource {
  /** Folders in which snippets are looked up, and single files. */
  readonly folders: readonly string[];
  read(path: string): string | undefined;
  report(path: string, exists: boolean, isCircular?: boolean): void;
}

const single = /^(\s*)(;*)-{1,}8<-{1,}[ \t]+(["'])(.+?)\3[ \t]*$/;
/** Matches `{! file.md !}` of mdx_include, and `{* file.py hl[2,4:5] *}`, which shows a file as code. */
const inclusion = /^(\s*)\{(!|\*)[ \t]*([^\s!*]+)[ \t]*(.*?)[ \t]*\2\}[ \t]*$/;
const fence = /^(\s*)-{1,}8<-{1,}[ \t]*$/;
const maxDepth = 10;

/** Includes the files that `--8<--` refers to, even in code: MkDocs includes them before it parses Markdown. */
export function withSnippets(text: string, source: SnippetSource, depth = 0): string {
  if (!/8<|\{[!*]/.test(text)) return text;
  const lines: string[] = [];
  let isOpen = false;
  const include = (written: string, indent: string): void => {
    if (depth === maxDepth) source.report(written, false, true);
    const found = depth < maxDepth ? snippet(written, source) : undefined;
    if (found === undefined) return;
    const inner = withSnippets(found, source, depth + 1);
    lines.push(...inner.split('\n').map((line) => (line === '' ? line : indent + line)));
  };
  for (const line of text.split('\n')) {
    const [, indent = '', escaped = '', , path] = single.exec(line) ?? [];
    if (fence.test(line)) isOpen = !isOpen;
    else if (isOpen) {
      const name = line.trim();
      if (name !== '' && !name.startsWith(';')) include(name, line.slice(0, line.search(/\S/)));
    } else if (path === undefined) {
      const [, before = '', kind, file, more = ''] = inclusion.exec(line) ?? [];
      if (file === undefined) lines.push(line);
      else if (kind === '!') include(file, before);
      else {
        lines.push(`${before}\`\`\`${codeInfo(file, more)}`);
        include(file, before);
        lines.push(`${before}\`\`\``);
      }
    } else if (escaped !== '') lines.push(line.replace(';', ''));
    else include(path, indent);
  }
  return lines.join('\n');
}

function codeInfo(file: string, more: string): string {
  const marked = /\bhl\[([\d,:]+)\]/.exec(more)?.[1]?.replaceAll(':', '-').replaceAll(',', ' ');
  const title = /\btitle\[([^\]]*)\]/.exec(more)?.[1];
  return [
    posix.extname(file).slice(1),
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(marked === undefined ? [] : [`hl_lines="${marked}"`]),
  ].join(' ');
}

/** Returns the lines that `file.md`, `file.md:section` or `file.md:3:9` refers to. */
function snippet(written: string, {folders, read, report}: SnippetSource): string | undefined {
  const [, path = written, rest = ''] = /^(.*?)((?::[\w,:-]*)?)$/.exec(written) ?? [];
  const text = /^https?:/.test(written)
    ? undefined
    : folders
        .map((one) => read(posix.basename(one) === path ? one : posix.join(one, path)))
        .find((one) => one !== undefined);
  const part = text === undefined ? undefined : partOf(text, rest.slice(1));
  report(written, part !== undefined);
  return part;
}

/** Returns the section or the lines with a name, such as `section` or `3:9`; `undefined` if there is no such section. */
function partOf(text: string, name: string): string | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (name === '') return lines.filter((line) => !marker.test(line)).join('\n');
  const ranges = /^[\d,:-]+$/.test(name) ? name.split(',') : undefined;
  if (ranges !== undefined) {
    return ranges
      .flatMap((range) => {
        const [from = '', to] = range.split(':');
        const start = Math.max(1, Number(from || '1'));
        return lines.slice(start - 1, range.includes(':') ? Number(to || lines.length) : start);
      })
      .join('\n');
  }
  const marks = lines.map((line) => marker.exec(line));
  const start = marks.findIndex((mark) => mark?.[1] === 'start' && mark[2] === name);
  const end = marks.findIndex((mark, at) => at > start && mark?.[1] === 'end' && mark[2] === name);
  if (start < 0) return undefined;
  const inside = lines.slice(start + 1, end < 0 ? undefined : end);
  return dedented(inside.filter((line) => !marker.test(line))).join('\n');
}

/** Matches a section marker in a file: `# --8<-- [start:name]`. */
const marker = /-{1,}8<-{1,}[ \t]+\[[ \t]*(start|end)[ \t]*:[ \t]*([\w-]+)[ \t]*\]/;
