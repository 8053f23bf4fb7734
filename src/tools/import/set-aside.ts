import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, extname, join} from 'node:path/posix';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {RouteRow} from '../../pipeline/types.ts';
import {globalNames} from './docusaurus/global-components.ts';
import {
  notCarriedFile,
  notCarriedGlobals,
  notCarriedModule,
  simplified,
  standInFor,
  withBuiltInElements,
  withoutUnknown,
} from './docusaurus/not-carried.ts';
import {pageText, readPage} from './front-matter.ts';
import {writePlan} from './write-plan.ts';

const pageFile = /^content\/(?:docs\/.*\.mdx?|pages\/.*\.(?:mdx?|[jt]sx?))$/;
/** Problems of single files, which vanish with them. Links have settings of their own, see `adjustments`. */
const ofOneFile = new Set([
  'component-missing',
  'front-matter-invalid',
  'front-matter-syntax',
  'import-not-exported',
  'import-not-found',
  'import-unavailable',
  'import-unsupported',
  'invalid-head',
  'invalid-utf8',
  'markdown-syntax',
  'module-failed',
  'module-invalid',
  'module-too-slow',
  'output-collision',
  'page-failed',
  'page-too-deep',
  'page-without-default-export',
  'render-failed',
]);
const copiedFile = /^content\/(?!docs\/|pages\/)/;
const componentFile =
  /^(?!content\/pages\/|templates\/(?!MDXComponents\.)|site\.config\.).*\.[jt]sx?$/;

/**
 * Take out of the new site what keeps it from being built, so that all else can be: fields of front matter that are not
 * valid, copied files whose path is taken, pages that cannot be compiled or rendered, components that cannot be bundled or
 * that throw. Instead of a page stands its source, and a box that says why; instead of a component what is
 * inside it.
 *
 * @param folder Absolute path of the new site.
 * @returns What was done, with files of the new site; empty if none of the errors lies in a page.
 */
export async function setAside(
  folder: string,
  diagnostics: readonly Diagnostic[],
  routes: readonly RouteRow[],
): Promise<Diagnostic[]> {
  const byPage = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const problem of diagnostics) {
    const page = problem.severity === 'error' ? pageOf(problem, routes) : undefined;
    if (page === undefined) continue;
    const others = byPage.get(page);
    if (others === undefined) byPage.set(page, [problem]);
    else others.push(problem);
  }
  const done: Diagnostic[] = [];
  for (const [page, problems] of byPage) {
    const imports = problems.filter(isMissingImport);
    if (imports.length > 0) {
      const lost = await replaceImports(folder, page, imports);
      done.push(...lost);
      if (lost.length > 0) continue;
    }
    const [problem] = problems;
    if (problem.code === 'component-missing') {
      done.push(await replaceMissing(folder, page, problem));
      continue;
    }
    const isField = problem.code.startsWith('front-matter');
    const found = copiedFile.test(page)
      ? await leaveOut(folder, page, problem)
      : isField
        ? await dropField(folder, page, problem)
        : pageFile.test(page)
          ? await showSource(folder, page, problem)
          : await replaceComponent(folder, page, problem);
    if (found !== undefined) done.push(found);
  }
  return done;
}

function pageOf({file, code, target}: Diagnostic, routes: readonly RouteRow[]): string | undefined {
  // A component may fail on many pages.
  if (code === 'render-failed' && !(file !== undefined && componentFile.test(file))) {
    return routes.find(({path}) => path === target)?.source ?? undefined;
  }
  if (file === undefined || !ofOneFile.has(code)) return undefined;
  if (code === 'output-collision') return copiedFile.test(file) ? file : undefined;
  return pageFile.test(file) || (componentFile.test(file) && !isNotSites(file)) ? file : undefined;
}

/** Code of packages, by the name that messages have for it, is nobody's to change; nor is what stands in for others. */
function isNotSites(file: string): boolean {
  return file.startsWith('npm/') || file === notCarriedFile.path;
}

async function dropField(
  folder: string,
  file: string,
  {line = 0, message}: Diagnostic,
): Promise<Diagnostic | undefined> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const page = readPage(text, file);
  // Lists and mappings begin above the value that is wrong.
  const field = page.yaml
    .slice(0, Math.max(0, line - 1))
    .map((one) => /^["']?([\w-]+)["']?\s*:/.exec(one)?.[1])
    .findLast((name) => name !== undefined);
  if (field === undefined) return undefined;
  await writeFile(path, pageText(page, {drop: [field]}));
  return {
    severity: 'warning',
    code: 'front-matter-dropped',
    message: `\`${field}\` is left out: ${message}`,
    file,
    line,
  };
}

const standIn = 'A component that shows what is inside it stands in its place';

function isMissingImport({code}: Diagnostic): boolean {
  return code === 'import-not-found' || code === 'import-unavailable';
}

/** What an import would have brought is missing alone: all else of the file goes on to work. */
async function replaceImports(
  folder: string,
  file: string,
  problems: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const specifiers = problems.flatMap(({target}) => target ?? []);
  const changed = withoutUnknown(text, specifiers, /\.mdx?$/.test(file));
  if (changed === text) return [];
  const isGlobals = file.startsWith('templates/');
  const kept = isGlobals ? withBuiltInElements(changed) : {text: changed, elements: []};
  await writePlan(folder, [notCarriedFile, {path: file, text: kept.text}]);
  const elements = kept.elements.map((name) => `\`${name}\``).join(', ');
  return problems.map(
    ({message, line, hint, target = ''}) =>
      simplified(target, file, line) ?? {
        severity: 'error',
        code: 'import-lost',
        message,
        file,
        line,
        target: kept.elements.join(' '),
        consequence:
          elements === ''
            ? `${standIn}.`
            : `${standIn}. Built-in elements are shown again: ${elements}.`,
        hint,
      },
  );
}

/** Docusaurus 2 showed what is inside a component that no page imports. */
async function replaceMissing(
  folder: string,
  file: string,
  {target: name = '', line, hint}: Diagnostic,
): Promise<Diagnostic> {
  const path = join(folder, file);
  const page = readPage(await readFile(path, 'utf8'), file);
  const body = `\n${standInFor(name)}\n\n${page.body.replace(/^\n+/, '')}`;
  await writePlan(folder, [notCarriedFile, {path: file, text: pageText({...page, body})}]);
  return {
    severity: 'error',
    code: 'component-missing',
    message: `The page uses \`${name}\`, and nothing imports it.`,
    file,
    line,
    consequence: `${standIn}.`,
    hint,
  };
}

async function showSource(folder: string, file: string, problem: Diagnostic): Promise<Diagnostic> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  const isMarkdown = /\.mdx?$/.test(file);
  const page = isMarkdown ? readPage(text, file) : {fields: {}, yaml: [], body: text};
  const fence = '`'.repeat(
    Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)),
  );
  const body = `
:::caution This page could not be moved

It cannot be built as it is. Below is its source.

:::

${fence}${extname(file).slice(1)}
${page.body.trim()}
${fence}
`;
  if (isMarkdown) await writeFile(path, pageText({...page, body}, {drop: ['mdx']}));
  else {
    const name = basename(file, extname(file));
    await rename(path, join(dirname(path), `_${basename(file)}`));
    await writeFile(join(dirname(path), `${name}.md`), body);
  }
  return {
    severity: 'error',
    code: 'page-set-aside',
    message: `The page cannot be built. ${sentence(problem.message)}`,
    file,
    line: problem.file === file ? problem.line : undefined,
    consequence: 'At its address stand its source, and a box that says so.',
    hint: problem.hint,
  };
}

async function leaveOut(folder: string, file: string, {message}: Diagnostic): Promise<Diagnostic> {
  await rm(join(folder, file));
  return {
    severity: 'warning',
    code: 'file-left-out',
    message: `The file is left out. ${message}`,
    file,
    hint: 'If readers need yours, a file in `templates/` replaces the built-in page.',
  };
}

const isComponent = (name: string): boolean => /^[A-Z]\w*$/.test(name);

async function replaceComponent(
  folder: string,
  file: string,
  problem: Diagnostic,
): Promise<Diagnostic> {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  // What is no template would be reported as one that has no effect.
  const kept = join(file.startsWith('templates/') ? 'src' : dirname(file), `_${basename(file)}`);
  await mkdir(dirname(join(folder, kept)), {recursive: true});
  await rename(path, join(folder, kept));
  await writeFile(join(folder, notCarriedFile.path), notCarriedFile.text);
  await writeFile(
    path,
    file.startsWith('templates/')
      ? notCarriedGlobals(globalNames(source).filter(isComponent))
      : notCarriedModule(source),
  );
  return {
    severity: 'error',
    code: 'component-set-aside',
    ...(file.startsWith('templates/') && {target: globalNames(source).join(' ')}),
    message: `The component cannot be built. ${sentence(problem.message)}`,
    file,
    line: problem.line,
    consequence: `One that shows what is inside it stands in its place; the source is \`${kept}\`.`,
    hint: problem.hint,
  };
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
