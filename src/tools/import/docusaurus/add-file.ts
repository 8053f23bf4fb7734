import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {defaultPropsEdits} from '../../../core/code/default-props.ts';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {positionAt} from '../../../core/diagnostics/position.ts';
import {whyUnsupported} from '../../../core/front-matter/schema.ts';
import {withoutBaseUrl} from '../../../core/urls/href.ts';
import {decide, done, lost, quoted, type Report, reporter} from '../findings.ts';
import {linesBefore, type Page, pageText, readPage} from '../front-matter.ts';
import {withImportsFirst} from '../imports-first.ts';
import {withBuiltInElements} from '../mdx-components.ts';
import {decoded} from '../old-files.ts';
import {installedPackage} from '../packages.ts';
import {notCarriedFile, simplified, withImportStubs} from '../stubs.ts';
import {applyEdits, lineOf} from '../text.ts';
import {type Fields, fieldsOf, textOf, wordSet} from '../values.ts';
import {changeDialect} from './dialect.ts';
import type {Draft} from './draft.ts';
import {withGlobals} from './mdx-globals.ts';
import {changeComponent, redirectTarget} from './page-component.ts';
import {withValidHead} from './page-head.ts';
import {aliasesOf, relocate, svgComponent, svgComponentPath} from './relocate.ts';
import {isSass} from './sass.ts';

const source = /\.(?:mdx?|[cm]?[jt]sx?|css)$/i;
const markdown = /\.mdx?$/i;
const pageFile = /\.(?:mdx?|[jt]sx?)$/;

/** Matches the packages that legacydocs provides, because all code must use the same copy of React. */
const provided = /^(?:react|react-dom|@mdx-js\/react)$/;

/**
 * Matches imports of components that the compiler converts in Markdown pages if the components' attributes are
 * literals.
 */
const inMarkdown = /^(?:@theme(?:-original|-init)?\/(?:Admonition|CodeBlock)|@docusaurus\/Head)$/;

/** Adds a file. Pages, code and style sheets are converted; other files are copied. */
export function addFile(draft: Draft, oldPath: string): void {
  if (isSass(oldPath)) {
    addSass(draft, oldPath);
    return;
  }
  const bytes = source.test(oldPath) ? readFileSync(join(draft.site.folder, oldPath)) : undefined;
  // The build reports code and style sheets with an invalid encoding.
  if (bytes === undefined || !(isUtf8(bytes) || markdown.test(oldPath))) {
    draft.copy(oldPath);
    return;
  }
  const text = decoded(bytes);
  if (/\.css$/i.test(oldPath)) addStyleSheet(draft, oldPath, text);
  else if (markdown.test(oldPath)) addMarkdown(draft, oldPath, text);
  else addCode(draft, oldPath, text);
}

/** Matches an at-rule of a preprocessor; browsers ignore such rules. */
const preprocessorRule =
  /^[ \t]*@(?:(?:tailwind|apply|screen|config|plugin|utility|custom-variant)\b|import ["']tailwindcss\b)/m;

function addStyleSheet(draft: Draft, oldPath: string, text: string): void {
  // The files of Tailwind contain only rules for its preprocessor.
  const plain = text.replace(/^[ \t]*@import ["']tailwindcss\b[^;\n]*;/gm, '');
  addCode(draft, oldPath, withImportsFirst(plain));
  const [rule] = preprocessorRule.exec(text) ?? [];
  if (rule === undefined) return;
  reporter(draft.report, {file: oldPath}).lost(
    'styles-lost',
    `The style sheet is not plain CSS: it contains \`${rule.trim().replace(/['"]/g, '')}\`, a rule for Tailwind or another preprocessor.`,
    {
      line: lineOf(text, rule),
      consequence: 'The styles that such rules generate are missing.',
      hint: 'Compile the style sheet once with the preprocessor, and use the result instead.',
    },
  );
}

/** Compiles SCSS to CSS with the old site's `sass`. */
function addSass(draft: Draft, oldPath: string): void {
  const report = reporter(draft.report, {file: oldPath});
  const compiled = draft.compileSass?.(oldPath);
  const path = draft.newPathOf(oldPath);
  if (compiled !== undefined && 'css' in compiled) {
    draft.write(path, relocated(draft, compiled.css, oldPath), oldPath);
    const message = "The style sheet was compiled to CSS with the old site's `sass`.";
    report.done('styles-compiled', message);
    return;
  }
  draft.write(path, '', oldPath);
  const reason =
    compiled === undefined
      ? 'and `sass` is not installed for the old site.'
      : `and \`sass\` fails: ${compiled.problem}`;
  report.lost('styles-lost', `The style sheet is SCSS, ${reason}`, {
    consequence: 'Its styles are missing: an empty style sheet replaces the file.',
    hint: `${compiled === undefined ? 'Run `npm install sass` in the old site' : 'Fix the error'}, and run the command again.`,
  });
}

function addCode(draft: Draft, oldPath: string, text: string): void {
  const report = reporter(draft.report, {file: oldPath});
  const pages = draft.site.pages.find(({folder}) => oldPath.startsWith(`${folder}/`));
  const isPage = pageFile.test(oldPath) && pages !== undefined;
  const target = isPage ? redirectTarget(text, draft.site.config) : undefined;
  if (target !== undefined && pages !== undefined) {
    const base = textOf(draft.site.config['baseUrl']) ?? '/';
    const inside = oldPath.slice(pages.folder.length).replace(/(?:\/index)?\.[jt]sx?$/, '');
    const to = withoutBaseUrl(target, base);
    draft.redirects.push({from: posix.join('/', pages.routeBasePath, inside), to});
    const message = `The page only redirects to \`${to}\`, so it becomes a redirect.`;
    report.done('page-redirect', message);
    return;
  }
  const page = changeComponent(text, draft.site.config, {isPage});
  for (const message of page.changed) report.done('page-changed', message);
  for (const message of page.left) {
    report.decide('page-left', message, {hint: 'A comment marks the location.'});
  }
  const defaults = defaultPropsEdits(page.text);
  if (defaults.components.length > 0) {
    const message = `\`defaultProps\` of function components are now default parameters: ${quoted(defaults.components)}.`;
    const hint = 'React 19 ignores `defaultProps` on functions.';
    report.done('default-props', message, {hint});
  }
  const code = applyEdits(page.text, defaults.edits);
  reportContext(code, report);
  const moved = relocated(draft, code, oldPath);
  const isGlobals = oldPath === draft.globals.file;
  const kept = isGlobals ? withBuiltInElements(moved) : {text: moved, elements: []};
  for (const name of kept.elements) {
    const message = `\`${name}\` is the built-in element again: its replacement uses a part of Docusaurus without a counterpart.`;
    report.decide('element-built-in', message);
  }
  draft.write(draft.newPathOf(oldPath), kept.text, oldPath);
}

/** Fields of `siteConfig` that `useDocusaurusContext` provides in the new site. */
const contextFields = wordSet(
  'baseUrl customFields organizationName projectName tagline themeConfig title titleDelimiter trailingSlash url',
);

function reportContext(text: string, report: Report): void {
  if (!text.includes('useDocusaurusContext')) return;
  const lines = new Map<string, number>();
  for (const {1: field = '', index} of text.matchAll(/\bsiteConfig\??\.(\w+)/g)) {
    if (contextFields.has(field) || lines.has(field)) continue;
    lines.set(field, positionAt(text, index).line);
  }
  for (const [field, line] of lines) {
    report.decide('context-unknown', `\`siteConfig.${field}\` is not available to pages.`, {
      line,
      consequence: 'Its value is `undefined`.',
      hint: 'Move the data to `customFields` in `site.config.ts`, and use `siteConfig.customFields`.',
    });
  }
}

/**
 * Adds a Markdown file.
 *
 * @param set Front matter fields to add.
 * @param contentFolder See `MovingFile`.
 */
export function addMarkdown(
  draft: Draft,
  oldPath: string,
  text: string,
  {set = {}, contentFolder}: {readonly set?: Fields; readonly contentFolder?: string} = {},
): void {
  const report = reporter(draft.report, {file: oldPath});
  const page = readPage(text);
  const head = adapted(draft, page, oldPath);
  const drop = Object.keys(page.fields).filter((field) => whyUnsupported(field) !== undefined);
  for (const field of drop) {
    const line = page.yaml.findIndex((one) => one.startsWith(`${field}:`)) + 2;
    const message = `\`${field}\` is omitted: ${whyUnsupported(field)}.`;
    report.decide('front-matter-dropped', message, {line});
  }
  // Partials, whose paths contain a name that begins with `_`, are always parsed as MDX, and their front matter is
  // ignored.
  const isPage = !/(?:^|\/)_/.test(oldPath);
  const all = {
    ...head.fields,
    ...set,
    ...(isPage && draft.oldMdx.has(oldPath) && {mdx: {format: 'mdx'}}),
  };
  const {body} = head;
  const hasChanged = drop.length > 0 || Object.keys(all).length > 0 || body !== page.body;
  const changed = hasChanged ? pageText({...page, body}, {set: all, drop}) : text;
  const moved = relocated(draft, changed, oldPath, contentFolder);
  if (moved === text) draft.copy(oldPath);
  else draft.write(draft.newPathOf(oldPath), moved, oldPath);
}

const headHints: Readonly<Record<string, string>> = {
  title: 'The title of the page is also the window title.',
  style: 'Move the styles to a style sheet that a component on the page imports.',
  script: 'Import a component that does the same as the script.',
  link: 'Every page has a canonical URL automatically.',
};

/**
 * Returns a page's body in the Markdown dialect of legacydocs, with imports of Docusaurus' global components, and front
 * matter fields that replace elements of its `<head>`.
 */
export function adapted(
  draft: Draft,
  page: Page,
  file: string,
): {readonly body: string; readonly fields: Fields} {
  const report = reporter(draft.report, {file});
  const {major, config, hasKeywordTitles} = draft.site;
  const format =
    fieldsOf(page.fields['mdx'])['format'] ?? fieldsOf(config['markdown'])['format'] ?? 'mdx';
  const readsMdx = major >= 3 && format === 'mdx' && file.endsWith('.md');
  const {body, changes} = changeDialect(page.body, {major, readsMdx, hasKeywordTitles});
  for (const {code, line} of changes) {
    report.done(code, dialectMessages[code], {line: linesBefore(page) + line});
  }
  const imported = withGlobals(body, draft.globals);
  if (imported !== body) {
    const message = 'Components that Docusaurus provided to all pages are now imported.';
    report.done('globals-imported', message);
  }
  const head = withValidHead(imported, draft.site.rules);
  for (const {name, line} of head.lost) {
    report.decide('head-dropped', `\`<${name}>\` in the page's \`<head>\` is omitted.`, {
      line: line + linesBefore(page),
      hint: headHints[name] ?? 'Set the front matter field of the same name.',
    });
  }
  return head;
}

const dialectMessages = {
  'warning-box':
    '`:::warning` becomes `:::caution`, with the same look and title: in the new site, `:::warning` looks like `:::danger`.',
  'alias-title':
    'Admonitions such as `:::important` now have their names as titles, because the new site shows the title of another type.',
  'heading-id': 'A heading id is now written as `{#id}`.',
  'admonition-end': 'The closing fence of an admonition now has as many colons as the opening one.',
  'indented-text':
    'Text is no longer indented by four spaces, because Markdown would show it as code. MDX does not.',
  literal: "An expression that was only a string, such as `{'<'}`, is now text.",
  'after-html':
    'A blank line now separates HTML from the Markdown below it, which would otherwise be part of the HTML.',
} as const;

/**
 * Changes the references in a source so that they lead to the same files from its new folder. Marks those files as
 * needed, so that they are added too.
 */
export function relocated(
  draft: Draft,
  text: string,
  oldPath: string,
  contentFolder?: string,
): string {
  const {site} = draft;
  const report = reporter(draft.report, {file: oldPath});
  const served = site.rules.servedImports;
  const isMarkdown = markdown.test(oldPath);
  const found = relocate(
    text,
    {oldPath, newPath: draft.newPathOf(oldPath), contentFolder},
    {
      ...site,
      newPathOf: draft.newPathOf,
      aliases: aliasesOf(site),
      isServed: (specifier) => served.has(specifier) || (isMarkdown && inMarkdown.test(specifier)),
    },
  );
  const isStatic = (file: string): boolean =>
    site.staticFolders.some((folder) => file.startsWith(`${folder}/`));
  draft.needed.push(...[...found.needs].filter((file) => !isStatic(file)));
  for (const file of found.drawings) addDrawing(draft, file);
  const packages = [...found.packages].filter((name) => {
    const isKnown = name in site.packages || installedPackage(site.folder, name) !== undefined;
    return isKnown && !served.has(name) && !provided.test(name);
  });
  draft.references.set(oldPath, {packages, needs: found.needs});
  for (const specifier of found.outside) {
    const message = `\`${specifier}\` is outside the repository of the old site.`;
    report.lost('outside-repository', message, {
      line: lineOf(text, specifier),
      consequence: 'The file that the import refers to is not copied.',
      hint: 'If the imported file belongs to the site, run the command again with `--allow-outside`.',
    });
  }
  if (found.unknown.size === 0) return found.text;
  for (const specifier of found.unknown) report(lostImport(specifier, lineOf(text, specifier)));
  draft.write(notCarriedFile.path, notCarriedFile.text);
  return withImportStubs(found.text, [...found.unknown], isMarkdown);
}

function lostImport(specifier: string, line: number | undefined): Diagnostic {
  const simple = simplified(specifier, line);
  if (simple !== undefined) return simple;
  if (inMarkdown.test(specifier)) {
    const message = `\`${specifier}\` lets a component change the \`<head>\`, which is not supported.`;
    return lost('import-lost', message, {
      consequence: 'These changes to the `<head>` are missing.',
      hint: 'Set the title and description in the `frontMatter` of the page.',
    });
  }
  return lost('import-lost', `\`${specifier}\` is a part of Docusaurus that has no counterpart.`, {
    line,
    consequence: 'A placeholder component that only shows its children replaces it.',
    hint: 'Write your own component, and import it instead.',
  });
}

function addDrawing(draft: Draft, file: string): void {
  const path = svgComponentPath(file);
  if (draft.files.has(path)) return;
  draft.write(path, svgComponent(path, draft.newPathOf(file)));
  const usesColors = readFileSync(join(draft.site.folder, file), 'utf8').includes('currentColor');
  draft.report(
    usesColors
      ? decide(
          'svg-component',
          'The SVG was embedded in pages and had the colour of the surrounding text. It is now an image, so it is black.',
          {
            file,
            hint: 'Paste the SVG code into its component in `src/svg`, or set colours in the SVG file.',
          },
        )
      : done(
          'svg-component',
          'The SVG was imported as a component. It is now imported as a component that shows an image.',
          {file},
        ),
  );
}
