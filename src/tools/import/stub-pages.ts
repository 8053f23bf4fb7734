import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, extname, join} from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {groupBy} from '../../core/collections/collections.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import type {RouteRow} from '../../pipeline/types.ts';
import {decide, done, lost, quoted} from './findings.ts';
import {pageText, readPage} from './front-matter.ts';
import {parseMarkdown, unlinked} from './markdown.ts';
import {globalNames, withBuiltInElements} from './mdx-components.ts';
import {type BrokenFile, moveReserved} from './move-reserved.ts';
import {dependsOn} from './packages.ts';
import type {SiteRules} from './site-rules.ts';
import {
  componentStub,
  importsOf,
  notCarriedFile,
  simplified,
  stubGlobals,
  stubModule,
  withImportStubs,
} from './stubs.ts';
import {applyEdits, type Edit} from './text.ts';

/** Code of the finding for a page that shows its source. */
export const setAside = 'page-set-aside';
const pageFile = /^content\/(?:docs\/.*\.mdx?|pages\/.*\.(?:mdx?|[jt]sx?))$/;
const copiedFile = /^content\/(?!docs\/|pages\/)/;
const componentFile =
  /^(?!content\/pages\/|templates\/(?!MDXComponents\.)|site\.config\.).*\.[jt]sx?$/;

/**
 * Matches problems that concern several files and that no stub can solve. Broken links are allowed by settings, see
 * `allowProblems`.
 */
const sharedProblem =
  /^(?:duplicate-route|id-repeated|own-policy|(?:broken|link|missing|redirect|template)-.*)$/;

/** Matches problems with a front matter field. The field is removed, because the page can be built without it. */
const fieldProblem =
  /^(?:front-matter-.*|id-invalid|slug-invalid|(?:pagination|sidebar|successor)-unknown)$/;

interface StubContext {
  readonly routes: readonly RouteRow[];
  /** Files of the new site. */
  readonly files: readonly string[];
  readonly rules: Pick<SiteRules, 'findMdx' | 'isReservedPath'>;
  /** True if the old generator reads MDX. */
  readonly hasMdx: boolean;
}

/**
 * Replaces or removes the parts of a new site that make its build fail: invalid front matter fields, copied files whose
 * path is taken, and pages and components that cannot be compiled, bundled or rendered. The stub of a page shows the
 * page's source and an admonition; the stub of a component shows its children.
 *
 * @param folder Absolute path of the new site.
 * @returns A finding for each change, with files of the new site; empty if none of the errors can be avoided.
 */
export async function stubBrokenPages(
  folder: string,
  diagnostics: readonly Diagnostic[],
  {routes, files, rules, hasMdx}: StubContext,
): Promise<Diagnostic[]> {
  const errors = diagnostics.filter(({severity}) => severity === 'error');
  const findings = await stubPackages(folder, errors, files);
  for (const [file, problems] of groupBy(errors, (problem) => fileOf(problem, routes))) {
    if (file === undefined) continue;
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
    // An earlier stub replaced the file.
    if (text === undefined) continue;
    const changes = await stubFile({folder, file, text}, problems, {rules, hasMdx});
    findings.push(...changes.map((one) => ({...one, file})));
  }
  return findings;
}

function fileOf({file, code, target}: Diagnostic, routes: readonly RouteRow[]): string | undefined {
  // A component that fails on many pages is replaced instead of the pages.
  if (code === 'render-failed' && !(file !== undefined && componentFile.test(file))) {
    return routes.find(({path}) => path === target)?.source ?? undefined;
  }
  if (file === undefined || sharedProblem.test(code)) return undefined;
  if (code === 'output-collision') return copiedFile.test(file) ? file : undefined;
  // Bundled packages and the module with the stubs are not changed.
  if (styleSheet.test(file)) return code === 'import-not-found' ? file : undefined;
  const isOwn = !file.startsWith('npm/') && file !== notCarriedFile.path;
  return pageFile.test(file) || (componentFile.test(file) && isOwn) ? file : undefined;
}

const packageName = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/;
const packageFile = /^npm\/((?:@[^/]+\/)?[^/]+)\//;
const styleSheet = /\.css$/;
const codeFile = /^(?!content\/static\/).*\.(?:mdx?|[cm]?[jt]sx?)$/;

/**
 * Replaces imports of packages that cannot be bundled because they require Docusaurus or are not JavaScript. If no file
 * of the site imports such a package, the imports of the packages that depend on it are replaced.
 */
async function stubPackages(
  folder: string,
  errors: readonly Diagnostic[],
  files: readonly string[],
): Promise<Diagnostic[]> {
  const byPackage = groupBy(errors, ({file = ''}) => packageFile.exec(file)?.[1]);
  byPackage.delete(undefined);
  const findings: Diagnostic[] = [];
  if (byPackage.size === 0) return findings;
  const importers = new Map<string, readonly string[]>();
  for (const file of files.filter((one) => codeFile.test(one))) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => '');
    importers.set(file, importsOf(text, isMarkdown(file)));
  }
  const imported = new Set(
    [...importers.values()].flat().flatMap((one) => packageName.exec(one)?.[0] ?? []),
  );
  for (const [broken = '', [problem]] of byPackage) {
    const names = imported.has(broken)
      ? [broken]
      : [...imported].filter((one) => dependsOn(folder, one, broken));
    for (const [file, specifiers] of importers) {
      const replaced = specifiers.filter((one) =>
        names.some((name) => one === name || one.startsWith(`${name}/`)),
      );
      if (replaced.length === 0) continue;
      const text = await readFile(join(folder, file), 'utf8');
      const changed = withImportStubs(text, replaced, isMarkdown(file));
      if (changed === text) continue;
      const name = names.find((one) => replaced[0]?.startsWith(one)) ?? broken;
      await writeStub({folder, file}, changed);
      findings.push(
        lost(
          'import-lost',
          `The package \`${name}\` cannot be bundled. ${sentence(problem.message)}`,
          {
            file,
            consequence: `${standIn}.`,
            hint: problem.hint ?? 'Use another package, or write the component yourself.',
          },
        ),
      );
    }
  }
  return findings;
}

/** True for the path of a Markdown file. */
export function isMarkdown(file: string): boolean {
  return /\.mdx?$/.test(file);
}

/** Changes a file. @returns A finding for each change, without the name of the file. */
async function stubFile(
  broken: BrokenFile,
  problems: readonly [Diagnostic, ...Diagnostic[]],
  {rules, hasMdx}: Pick<StubContext, 'rules' | 'hasMdx'>,
): Promise<Diagnostic[]> {
  const {file} = broken;
  const [problem] = problems;
  if (styleSheet.test(file)) return await emptyUrls(broken, problems);
  const imports = problems.filter(({code}) => /^import-(?:not-|unavailable)/.test(code));
  const stubbed = imports.length > 0 ? await stubImports(broken, imports) : [];
  if (stubbed.length > 0) return stubbed;
  if (problem.code === 'component-missing') return [await stubMissing(broken, problem)];
  if (copiedFile.test(file)) return [await omitFile(broken, problem)];
  if (fieldProblem.test(problem.code)) return await dropField(broken, problem);
  const plain = problem.code === 'empty-address' ? await unlinkEmpty(broken) : [];
  if (plain.length > 0) return plain;
  // A stub would have the same path.
  if (problem.code === 'route-invalid') return await moveReserved(broken, problem, rules);
  const shown = problem.code === 'mdx-in-markdown' ? await showMdx(broken, rules, hasMdx) : [];
  if (shown.length > 0) return shown;
  return pageFile.test(file)
    ? await stubPage(broken, problem)
    : [await stubComponent(broken, problem)];
}

const componentTag = /^<\/?(?:[A-Z]|\w+\.)/;

/**
 * Escapes MDX in a page that is not MDX: all of it if the old generator does not read MDX, otherwise only the tags of
 * components, which it did not render either.
 */
async function showMdx(
  {folder, file, text: written}: BrokenFile,
  {findMdx}: StubContext['rules'],
  hasMdx: boolean,
): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = [];
  let text = written;
  for (let found = findMdx(text); found !== undefined; found = findMdx(text)) {
    const {sign, line, column} = found;
    if (hasMdx && !componentTag.test(sign)) break;
    const lines = text.split('\n');
    const before = lines[line - 1] ?? '';
    const at = column - 1;
    lines[line - 1] = before.slice(0, at) + escaped(before.charAt(at)) + before.slice(column);
    text = lines.join('\n');
    const message = `\`${sign}\` is shown as text, because the page is not MDX.`;
    const hint = 'If readers need the component, rename the page to `.mdx`, and import it.';
    findings.push(
      hasMdx ? decide('tag-shown', message, {line, hint}) : done('tag-shown', message, {line}),
    );
  }
  await writeFile(join(folder, file), text);
  return findings;
}

/** Returns Markdown that shows a character and gives it no meaning. */
function escaped(character: string): string {
  if (character === '{') return '\\{';
  return character === '<' ? '&lt;' : `&#${character.charCodeAt(0)};`;
}

/** Replaces the URLs of missing files in a style sheet. */
async function emptyUrls(
  {folder, file, text}: BrokenFile,
  problems: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const urls = problems.flatMap(({target}) => target ?? []);
  const changed = urls.reduce((rest, url) => rest.replaceAll(url, 'data:,'), text);
  await writeFile(join(folder, file), changed);
  return problems.map(({message, line}) =>
    lost('styles-lost', message, {
      line,
      consequence: 'An empty file replaces the missing file.',
      hint: 'Add the file, and restore its URL in the style sheet.',
    }),
  );
}

async function dropField(
  {folder, file, text}: BrokenFile,
  {line = 0, message}: Diagnostic,
): Promise<Diagnostic[]> {
  const page = readPage(text);
  // The invalid value can be inside a list or mapping whose key is on an earlier line.
  const field = page.yaml
    .slice(0, Math.max(0, line - 1))
    .map((one) => /^["']?([\w-]+)["']?\s*:/.exec(one)?.[1])
    .findLast((name) => name !== undefined);
  if (field === undefined) return [];
  await writeFile(join(folder, file), pageText(page, {drop: [field]}));
  return [decide('front-matter-dropped', `\`${field}\` is omitted: ${message}`, {line})];
}

/** Replaces links without a URL with their text. In browsers, such a link leads to its own page. */
async function unlinkEmpty({folder, file, text}: BrokenFile): Promise<Diagnostic[]> {
  const edits: Edit[] = [];
  const findings: Diagnostic[] = [];
  visit(parseMarkdown(text, file.endsWith('x') ? 'mdx' : 'md'), 'link', (node) => {
    const found = unlinked(node);
    if (found.length === 0) return;
    edits.push(...found);
    findings.push(
      decide('link-without-url', 'A link has no URL. The link text remains.', {
        line: node.position?.start.line,
        hint: 'If readers need the link, write its URL.',
      }),
    );
  });
  await writeFile(join(folder, file), applyEdits(text, edits));
  return findings;
}

const standIn = 'A placeholder component that only shows its children replaces it';

/** Replaces only the missing imports of a file, so that the other parts of the file keep working. */
async function stubImports(
  broken: BrokenFile,
  problems: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const {file, text} = broken;
  const targets = problems.flatMap(({target}) => target ?? []);
  const isName = (code: string): boolean => code === 'import-not-exported';
  const names = problems.flatMap(({code, target}) => (isName(code) && target) || []);
  const changed = withImportStubs(text, targets, isMarkdown(file), names);
  if (changed === text) return [];
  const isGlobals = file.startsWith('templates/');
  const kept = isGlobals ? withBuiltInElements(changed) : {text: changed, elements: []};
  await writeStub(broken, kept.text);
  const builtIn =
    kept.elements.length === 0
      ? ''
      : ` Built-in elements are used again: ${quoted(kept.elements)}.`;
  return problems.map(
    ({code, message, line, hint, target = ''}) =>
      simplified(target, line) ??
      lost('import-lost', message, {
        line,
        target: kept.elements.join(' ') || undefined,
        consequence: isName(code)
          ? 'A function that returns nothing replaces it.'
          : `${standIn}.${builtIn}`,
        hint,
      }),
  );
}

/** Adds a stub for a component that is used without an import. Docusaurus 2 showed the children of such a component. */
async function stubMissing(
  broken: BrokenFile,
  {target: name = '', line, hint}: Diagnostic,
): Promise<Diagnostic> {
  const page = readPage(broken.text);
  const body = `\n${componentStub(name)}\n\n${page.body.replace(/^\n+/, '')}`;
  await writeStub(broken, pageText({...page, body}));
  return lost('component-missing', `The page uses \`${name}\` without importing it.`, {
    line,
    consequence: `${standIn}.`,
    hint,
  });
}

/** First line of a stub. */
export const stubOpening = ':::caution This page could not be converted';

/** Replaces a page with a stub. A stub that fails, too, is kept, because its stub would fail in the same way. */
async function stubPage(
  {folder, file, text}: BrokenFile,
  problem: Diagnostic,
): Promise<Diagnostic[]> {
  const path = join(folder, file);
  const page = isMarkdown(file) ? readPage(text) : {fields: {}, yaml: [], body: text};
  if (page.body.trimStart().startsWith(stubOpening)) return [];
  const ticks = [...text.matchAll(/`+/g)].map(([run]) => run.length + 1);
  const fence = '`'.repeat(Math.max(3, ...ticks));
  const body = `
${stubOpening}

The page cannot be built. Its source follows.

:::

${fence}${extname(file).slice(1)}
${page.body.trim()}
${fence}
`;
  const set = {not_converted: {reason: problem.message, accepted: false}};
  if (isMarkdown(file)) await writeFile(path, pageText({...page, body}, {set, drop: ['mdx']}));
  else {
    const name = basename(file, extname(file));
    await rename(path, join(dirname(path), `_${basename(file)}`));
    await writeFile(join(dirname(path), `${name}.md`), pageText({...page, body}, {set}));
  }
  return [
    lost(setAside, `The page cannot be built. ${sentence(problem.message)}`, {
      line: problem.file === file ? problem.line : undefined,
      consequence:
        'Readers see an explanation and the source of the page, and `legacydocs build --strict` fails.',
      hint: problem.hint,
    }),
  ];
}

async function omitFile({folder, file}: BrokenFile, {message}: Diagnostic): Promise<Diagnostic> {
  await rm(join(folder, file));
  return decide('file-left-out', `The file is omitted. ${message}`, {
    hint: 'If readers need the page of the old site, replace the built-in page with a file in `templates/`.',
  });
}

async function stubComponent(broken: BrokenFile, problem: Diagnostic): Promise<Diagnostic> {
  const {folder, file, text} = broken;
  const isGlobals = file.startsWith('templates/');
  // An unused file in `templates/` would be reported as having no effect, so the original moves to `src`.
  const kept = join(isGlobals ? 'src' : dirname(file), `_${basename(file)}`);
  await mkdir(dirname(join(folder, kept)), {recursive: true});
  await rename(join(folder, file), join(folder, kept));
  const names = globalNames(text);
  await writeStub(
    broken,
    isGlobals
      ? stubGlobals(names.filter((name) => /^[A-Z]\w*$/.test(name)))
      : stubModule(text, file),
  );
  return lost(
    'component-set-aside',
    `The component cannot be built. ${sentence(problem.message)}`,
    {
      ...(isGlobals && {target: names.join(' ')}),
      line: problem.line,
      consequence: `${standIn}. The original source is in \`${kept}\`.`,
      hint: problem.hint,
    },
  );
}

/** Writes a file that uses the module with the stubs, and that module. */
async function writeStub(
  {folder, file}: Pick<BrokenFile, 'folder' | 'file'>,
  text: string,
): Promise<void> {
  const shared = join(folder, notCarriedFile.path);
  await mkdir(dirname(shared), {recursive: true});
  await writeFile(shared, notCarriedFile.text);
  await writeFile(join(folder, file), text);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
