import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {whyUnsupported} from '../../../core/front-matter/schema.ts';
import {docusaurusAliases} from '../../../pages/bundle/modules/import-problems.ts';
import {type FieldsToSet, type Page, pageText, readPage} from '../front-matter.ts';
import {aliasesOf} from './aliases.ts';
import {changePage} from './change-page.ts';
import {changeDialect} from './dialect.ts';
import type {Draft} from './draft.ts';
import {withGlobals} from './global-components.ts';
import {notCarriedFile, simplified, withBuiltInElements, withoutUnknown} from './not-carried.ts';
import {withUsualHead} from './page-head.ts';
import {relocate} from './relocate.ts';
import {isSass} from './sass.ts';
import {svgComponent, svgComponentPath} from './svg-components.ts';

const source = /\.(?:mdx?|[cm]?[jt]sx?|css)$/i;
const markdown = /\.mdx?$/i;
const pageFile = /\.(?:mdx?|[jt]sx?)$/;
/** Imports of Docusaurus that code may go on to write. */
const served: ReadonlySet<string> = new Set(Object.keys(docusaurusAliases()));

/** One React for all, that of this program. */
const broughtAlong = /^(?:react|react-dom|@mdx-js\/react)$/;

/** What Markdown has something for, as far as attributes are written out. */
const inMarkdown = /^(?:@theme(?:-original|-init)?\/(?:Admonition|CodeBlock)|@docusaurus\/Head)$/;

/** Whatever a file is: pages and code are changed, all else is copied. */
export function addFile(draft: Draft, oldPath: string): void {
  if (isSass(oldPath)) {
    addSass(draft, oldPath);
    return;
  }
  if (!source.test(oldPath)) {
    draft.copy(oldPath);
    return;
  }
  const bytes = readFileSync(join(draft.site.folder, oldPath));
  const text = bytes.toString('utf8');
  // What is no text is copied as it is: the build says what is wrong with it.
  if (text.includes('\uFFFD')) draft.copy(oldPath);
  else if (/\.css$/i.test(oldPath)) addStyleSheet(draft, oldPath, text);
  else if (markdown.test(oldPath)) addMarkdown(draft, oldPath, text);
  else addCode(draft, oldPath, text);
}

/** At-rules that only a preprocessor reads; browsers pass over them. */
const madeRule = /^[ \t]*@(?:tailwind|apply|screen|config|plugin|utility|custom-variant)\b/m;

function addStyleSheet(draft: Draft, oldPath: string, text: string): void {
  addCode(draft, oldPath, text);
  const [rule] = madeRule.exec(text) ?? [];
  if (rule === undefined) return;
  draft.report({
    severity: 'error',
    code: 'styles-lost',
    message: `The style sheet is no plain CSS: it holds \`${rule.trim()}\`, which Tailwind or another program replaces.`,
    file: oldPath,
    line: text.slice(0, text.indexOf(rule)).split('\n').length,
    consequence: 'What such rules stand for is missing.',
    hint: 'Compile the style sheet once with that program, and put the result into its place.',
  });
}

/** SCSS becomes CSS with the old site's own `sass`. */
function addSass(draft: Draft, oldPath: string): void {
  const compiled = draft.compileSass?.(oldPath);
  const path = draft.newPathOf(oldPath);
  if (compiled !== undefined && 'css' in compiled) {
    draft.write(path, relocated(draft, compiled.css, oldPath), oldPath);
    draft.report({
      severity: 'info',
      code: 'styles-compiled',
      message: `The style sheet is \`${path}\` now: CSS, as the \`sass\` of the old site compiles it.`,
      file: oldPath,
    });
    return;
  }
  draft.write(path, '', oldPath);
  draft.report({
    severity: 'error',
    code: 'styles-lost',
    message:
      compiled === undefined
        ? 'The style sheet is SCSS, and `sass` is not installed for the old site.'
        : `The style sheet is SCSS, and \`sass\` fails at it: ${compiled.problem}`,
    file: oldPath,
    consequence: 'Its styles are missing: an empty style sheet stands in its place.',
    hint:
      compiled === undefined
        ? '`npm install sass` in the old site, and run the command again.'
        : 'Mend it, and run the command again.',
  });
}

function addCode(draft: Draft, oldPath: string, text: string): void {
  const isPage =
    pageFile.test(oldPath) && draft.site.pages.some(({folder}) => oldPath.startsWith(`${folder}/`));
  const page = changePage(text, draft.site.config, {isPage});
  for (const message of page.changed) {
    draft.report({severity: 'info', code: 'page-changed', message, file: oldPath});
  }
  for (const sentence of page.left) {
    draft.report({
      severity: 'warning',
      code: 'page-left',
      message: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`,
      file: oldPath,
      hint: 'A comment stands in the file.',
    });
  }
  reportContext(draft, page.text, oldPath);
  const moved = relocated(draft, page.text, oldPath);
  const isGlobals = oldPath === draft.globals.file;
  const kept = isGlobals ? withBuiltInElements(moved) : {text: moved, elements: []};
  for (const name of kept.elements) {
    draft.report({
      severity: 'warning',
      code: 'element-built-in',
      message: `\`${name}\` is the built-in element again: what replaced it uses a part of Docusaurus that has no counterpart.`,
      file: oldPath,
    });
  }
  draft.write(draft.newPathOf(oldPath), kept.text, oldPath);
}

/** What `useDocusaurusContext` knows here. */
const contextFields = new Set([
  'baseUrl',
  'customFields',
  'tagline',
  'title',
  'titleDelimiter',
  'trailingSlash',
  'url',
]);

function reportContext(draft: Draft, text: string, file: string): void {
  if (!text.includes('useDocusaurusContext')) return;
  const asked = [...text.matchAll(/\bsiteConfig\??\.(\w+)/g)].map(([, field = '']) => field);
  for (const field of new Set(asked)) {
    if (contextFields.has(field)) continue;
    draft.report({
      severity: 'warning',
      code: 'context-unknown',
      message: `\`siteConfig.${field}\` is not known to pages.`,
      file,
      line: text.slice(0, text.search(new RegExp(`siteConfig\\??\\.${field}\\b`))).split('\n')
        .length,
      consequence: 'It is `undefined`.',
      hint: 'Put the data into `customFields` of `site.config.ts`, and ask for `siteConfig.customFields`.',
    });
  }
}

/** @param set Fields of its front matter in addition. */
export function addMarkdown(
  draft: Draft,
  oldPath: string,
  text: string,
  {set = {}, contentFolder}: {readonly set?: FieldsToSet; readonly contentFolder?: string} = {},
): void {
  const page = readPage(text, oldPath);
  const head = withUsualHead(adapted(draft, page, oldPath));
  const {body} = head;
  for (const {name, line} of head.lost) draft.report(headFinding(name, oldPath, page, line));
  const drop = Object.keys(page.fields).filter((field) => whyUnsupported(field) !== undefined);
  for (const field of drop) {
    draft.report({
      severity: 'warning',
      code: 'front-matter-dropped',
      message: `\`${field}\` is left out: ${whyUnsupported(field)}.`,
      file: oldPath,
      line: page.yaml.findIndex((line) => line.startsWith(`${field}:`)) + 2,
    });
  }
  // What pages import has no front matter that anybody reads, and is MDX in any case.
  const isPage = !/(?:^|\/)_/.test(oldPath);
  const all = {
    ...head.fields,
    ...set,
    ...(isPage && draft.oldMdx.has(oldPath) && {mdx: {format: 'mdx'}}),
  };
  const hasChanged = drop.length > 0 || Object.keys(all).length > 0 || body !== page.body;
  const changed = hasChanged ? pageText({...page, body}, {set: all, drop}) : text;
  const moved = relocated(draft, changed, oldPath, contentFolder);
  if (moved === text) draft.copy(oldPath);
  else draft.write(draft.newPathOf(oldPath), moved, oldPath);
}

const headHints: Readonly<Record<string, string>> = {
  title: 'Here the title of the page is also that of the window.',
  style: 'Put the styles into a sheet that a component of the page imports.',
  script: 'Import a component that does what the script does.',
  link: 'Each page names its own address.',
};

function headFinding(name: string, file: string, {yaml}: Page, line: number): Diagnostic {
  return {
    severity: 'warning',
    code: 'head-dropped',
    message: `\`<${name}>\` in the page's \`<head>\` is left out.`,
    file,
    line: line + (yaml.length > 0 ? yaml.length + 2 : 0),
    hint: headHints[name] ?? 'Set the field of the same name in the front matter.',
  };
}

/** The text of a page, spelled as this program reads it, and with imports of what needed none. */
export function adapted(draft: Draft, {yaml, body}: Page, file: string): string {
  const {body: spelled, changes} = changeDialect(body, draft.site);
  const firstLine = yaml.length > 0 ? yaml.length + 2 : 0;
  for (const {code, line} of changes) {
    draft.report({...dialectFindings[code], code, file, line: firstLine + line});
  }
  const imported = withGlobals(spelled, draft.globals);
  if (imported !== spelled) {
    draft.report({
      severity: 'info',
      code: 'globals-imported',
      message: 'Components of Docusaurus that no page had to import are imported.',
      file,
    });
  }
  return imported;
}

const dialectFindings = {
  'warning-box': {
    severity: 'info',
    message:
      '`:::warning` is `:::caution` now, with the same look and title: here a warning looks like `danger`.',
  },
  'heading-id': {severity: 'info', message: 'The id of a heading is written `{#id}` now.'},
} as const;

/** A source with references that lead to the same files from its new folder; the draft takes in what they lead to. */
export function relocated(
  draft: Draft,
  text: string,
  oldPath: string,
  contentFolder?: string,
): string {
  const isMarkdown = markdown.test(oldPath);
  const newPath = draft.newPathOf(oldPath);
  const relocation = relocate(
    text,
    {oldPath, newPath, contentFolder},
    {
      ...draft.site,
      newPathOf: draft.newPathOf,
      aliases: aliasesOf(draft.site),
      isServed: (specifier) => served.has(specifier) || (isMarkdown && inMarkdown.test(specifier)),
    },
  );
  draft.needed.push(...relocation.needs.filter((file) => !isStatic(draft, file)));
  for (const file of relocation.drawings) addDrawing(draft, file);
  for (const name of relocation.packages) {
    if (name in draft.site.packages && !served.has(name) && !broughtAlong.test(name)) {
      draft.packages.add(name);
    }
  }
  const lineOf = (specifier: string): number =>
    text.slice(0, text.indexOf(specifier)).split('\n').length;
  for (const specifier of relocation.outside) {
    draft.report({
      severity: 'error',
      code: 'outside-repository',
      message: `\`${specifier}\` leads out of the repository of the old site.`,
      file: oldPath,
      line: lineOf(specifier),
      consequence: 'The file is not taken over.',
      hint: 'If it belongs to the site, run the command again with `--allow-outside`.',
    });
  }
  if (relocation.unknown.length === 0) return relocation.text;
  for (const specifier of relocation.unknown) {
    const line = lineOf(specifier);
    if (inMarkdown.test(specifier)) {
      draft.report(simplified(specifier, oldPath, line) ?? headLost(specifier, oldPath));
      continue;
    }
    draft.report({
      severity: 'error',
      code: 'import-lost',
      message: `\`${specifier}\` is a part of Docusaurus that has no counterpart.`,
      file: oldPath,
      line,
      consequence: 'A component that shows what is inside it stands in its place.',
      hint: 'Write what is needed into a component of your own, and import its file.',
    });
  }
  draft.write(notCarriedFile.path, notCarriedFile.text);
  return withoutUnknown(relocation.text, relocation.unknown, isMarkdown);
}

function headLost(specifier: string, file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'import-lost',
    message: `\`${specifier}\` changes the head of pages from within a component, which nothing does here.`,
    file,
    hint: 'Say title and description in the `frontMatter` of the page.',
  };
}

function addDrawing(draft: Draft, file: string): void {
  const path = svgComponentPath(file);
  if (draft.files.has(path)) return;
  draft.write(path, svgComponent(path, draft.newPathOf(file)));
  const usesColors = readFileSync(join(draft.site.folder, file), 'utf8').includes('currentColor');
  draft.report({
    severity: usesColors ? 'warning' : 'info',
    code: 'svg-component',
    message: usesColors
      ? 'The drawing was a part of pages, with the colour of their text. It is an image now, and black where it had that colour.'
      : 'The drawing was imported as a component. A component that shows it as an image stands in its place.',
    file,
    hint: usesColors
      ? `Write the drawing into \`${path}\`, or give it colours of its own.`
      : undefined,
  });
}

function isStatic(draft: Draft, file: string): boolean {
  return draft.site.staticFolders.some((folder) => file.startsWith(`${folder}/`));
}
