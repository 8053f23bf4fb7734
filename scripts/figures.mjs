// Prints figures of the source: lines of code, imports per file, groups, comments. Usage: npm run figures [-- <git
// ref>] With a ref, for example `HEAD~10`, shows each figure for that commit and for the working tree.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, posix} from 'node:path';
import {parseSync} from 'oxc-parser';

/**
 * Reads the TypeScript modules in `src` and `templates` below a folder, without tests. @returns {{path: string, text:
 * string}[]}
 */
function readSources(folder) {
  return ['src', 'templates']
    .flatMap((name) =>
      readdirSync(join(folder, name), {recursive: true}).map((path) => posix.join(name, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$/.test(path))
    .map((path) => ({path, text: readFileSync(join(folder, path), 'utf8')}));
}

function readSourcesOf(ref) {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const archive = execFileSync('git', ['archive', ref, 'src', 'templates'], {maxBuffer: 1 << 28});
  execFileSync('tar', ['-x', '-C', folder], {input: archive});
  const sources = readSources(folder);
  rmSync(folder, {recursive: true});
  return sources;
}

/** Measures a module. `codeLines` is the number of lines that contain code. */
function measure({path, text}) {
  const {comments, module} = parseSync(path, text);
  let code = text;
  for (const {start, end} of comments.toReversed()) {
    const blank = text.slice(start, end).replace(/[^\n]/g, ' ');
    code = code.slice(0, start) + blank + code.slice(end);
  }
  const requests = [...module.staticImports, ...module.staticExports]
    .flatMap(({moduleRequest, entries}) => [
      moduleRequest?.value,
      ...(entries ?? []).map((entry) => entry.moduleRequest?.value),
    ])
    .filter((request) => request?.startsWith('.'));
  const imported = new Set(requests.map((request) => posix.join(posix.dirname(path), request)));
  return {
    path,
    lines: text.split('\n').length - 1,
    codeLines: code.split('\n').filter((line) => line.trim() !== '').length,
    imported: [...imported],
    comments: comments.map(({value}) => value.replace(/^[\s*]+/, '')),
  };
}

const groupOf = (path) => /^src\/([^/]+)\//.exec(path)?.[1];
const sum = (files, count) => files.reduce((total, file) => total + count(file), 0);

/** @returns {[string, string][]} Names of the figures and their values. */
function figures(files) {
  const src = files.filter(({path}) => path.startsWith('src/'));
  const isImporter = ({path}) => /^src\/(?:tools\/import|migrate)\//.test(path);
  const rest = src.filter((file) => !isImporter(file));
  const templates = files.filter(({path}) => path.startsWith('templates/'));
  const imports = sum(src, ({imported}) => imported.length);
  const groups = new Set(src.map(({path}) => groupOf(path)));
  const wide = src.filter(({path, imported}) => new Set([path, ...imported].map(groupOf)).size > 4);
  const outside = wide.filter(({path}) => !/^src\/(?:pipeline|cli)\//.test(path));
  const comments = src.flatMap((file) => file.comments);
  const vague = comments.filter((text) => /^(?:What|Whether|Where|How)\b/.test(text));
  return [
    ['code lines of src without the importers', sum(rest, ({codeLines}) => codeLines)],
    ['lines of the importers', sum(src.filter(isImporter), ({lines}) => lines)],
    ['code lines of templates', sum(templates, ({codeLines}) => codeLines)],
    ['files of src', src.length],
    ['relative imports per file', (imports / src.length).toFixed(2)],
    ['folders of src', groups.size],
    ['files that import from more than four folders', wide.length],
    ['… outside pipeline and cli', outside.length],
    ['comments that begin with What, Whether, Where or How', vague.length],
  ].map(([name, value]) => [name, String(value)]);
}

const ref = process.argv[2];
const now = figures(readSources('.').map(measure));
const before = ref === undefined ? [] : figures(readSourcesOf(ref).map(measure));
for (const [index, [name, value]] of now.entries()) {
  const then = before[index]?.[1];
  const change =
    then === undefined ? '' : ` (${then} before, ${((100 * value) / then - 100).toFixed(1)} %)`;
  process.stdout.write(`${name}: ${value}${change}\n`);
}
