import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import {decodePath} from '../../../core/urls/href.ts';
import {findContainers} from '../containers.ts';
import type {Report} from '../findings.ts';
import {linesBefore, type Page, pageText} from '../front-matter.ts';
import {beginsWithTitle, type PageHeadings, uniqueId, withHeadingIds} from '../heading-ids.ts';
import {parseMarkdown, proseOf, rangeOf} from '../markdown.ts';
import {type PageStyles, stylesMoved, withoutStyles} from '../page-styles.ts';
import {changeReferences} from '../references.ts';
import {applyEdits, capitalized, type Edit, isExternal, lineOf, relativeTo} from '../text.ts';
import {type Fields, fieldsOf, isFields, listOf, textOf, textsOf} from '../values.ts';
import {type BlockOptions, changeBlocks} from './blocks.ts';
import type {CodeOptions, FenceKind} from './code-blocks.ts';
import {withPlainEndTags, withSeparateHtml} from './html.ts';
import {changeInline, type InlineOptions, type InlinePart, withoutAbbreviations} from './inline.ts';
import {withPlainSyntax} from './plain-syntax.ts';
import {slugger} from './slugs.ts';

/** A page whose links are not converted yet. */
export interface ReadPage {
  /** Path relative to the folder of pages. */
  readonly file: string;
  readonly page: Page;
  readonly headings: PageHeadings;
  /** Reason why the page is incomplete. */
  readonly missing: string | undefined;
}

export interface PageOptions
  extends Omit<InlineOptions, 'abbreviations'>,
    Omit<CodeOptions, 'onFence'> {
  readonly report: Report;
  /** Text that MkDocs appends to all pages. */
  readonly appended: string;
  readonly slugify: unknown;
  /** The `slugify` setting of tabs, without which tabs have no ids. */
  readonly tabSlugify: unknown;
  readonly styles: PageStyles;
  /** Returns the generator of a reference. */
  readonly generatorOf: (reference: string) => string;
}

/** Converts the syntax of a page in which snippets have already been replaced with their text. */
export function readMkdocsPage(file: string, page: Page, options: PageOptions): ReadPage {
  const generators = new Set<string>();
  const onReference: BlockOptions['onReference'] = (name, line) => {
    const generator = options.generatorOf(name);
    generators.add(generator);
    options.report.lost(
      'reference-lost',
      `The page contains a reference that ${generator} generated.`,
      {
        line: line + linesBefore(page),
        consequence: 'A note replaces the reference, and `legacydocs build --strict` fails.',
        hint: 'Run the command again and pass the HTML of the old site with `--built`. By default, the folder `site` is used, which `mkdocs build` writes. To keep all built pages, turn the folder into a frozen version with `legacydocs adopt`.',
      },
    );
    return generator;
  };
  const lostFences = new Set<string>();
  const onFence: BlockOptions['onFence'] = (name, kind, line) => {
    if (kind === 'python') lostFences.add(name);
    reportFence(name, kind, line + linesBefore(page), options.report);
  };
  const styled = withoutStyles(page.body, options.styles, (written) => {
    options.report(stylesMoved(lineOf(page.body, written)));
  });
  const {text: plain, found: own} = withoutAbbreviations(styled);
  const {text: appended, found: shared} = withoutAbbreviations(options.appended);
  const complete = withAppended(plain, appended);
  const blocks = withSeparateHtml(
    withPlainEndTags(changeBlocks(complete, {...options, onFence, onReference})),
  );
  const inline = changeInline(withPlainSyntax(blocks), {
    ...options,
    abbreviations: new Map([...shared, ...own]),
  });
  reportParts(inline.parts, page, options.report);
  const headings = withHeadingIds(withLastDefinitions(inline.text), slugger(options.slugify), '_');
  const missing = [
    ...(generators.size === 0
      ? []
      : [`references that ${[...generators].join(' and ')} generated`]),
    ...(options.hasMacros ? ['macros that were not run'] : []),
    ...(lostFences.size === 0 ? [] : [`code that Python converts: ${[...lostFences].join(', ')}`]),
  ];
  const text =
    options.tabSlugify === undefined
      ? headings.text
      : withTabIds(headings, slugger(options.tabSlugify));
  return {file, page, headings: {...headings, text}, missing: missing.join(', ') || undefined};
}

/** Adds the ids of tabs, which Material derives from their labels, to the contents of the tabs. */
function withTabIds({text, headings}: PageHeadings, slugOf: (text: string) => string): string {
  const used = new Set(headings.map(({id}) => id));
  const lines = text.split('\n');
  const tabs = findContainers(text, 'md', (type) => type === 'tab');
  for (const {start, before, info} of tabs.toSorted((a, b) => a.start - b.start)) {
    const [, label = ''] = /^\[((?:\\.|[^\]\\])*)\]/.exec(info) ?? [];
    const id = uniqueId(slugOf(label.replace(/\\(.)|[`*]/g, '$1')), used, '_');
    lines[start] += `\n\n${before}<a id="${id}"></a>`;
  }
  return lines.join('\n');
}

/** Appends a text to a page, except the definitions of links and footnotes that neither of them uses. */
function withAppended(text: string, appended: string): string {
  const definitions: {readonly label: string; readonly written: string}[] = [];
  const edits: Edit[] = [];
  visit(parseMarkdown(appended), (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return;
    const range = rangeOf(node);
    edits.push({...range, text: ''});
    definitions.push({
      label: `[${node.type === 'definition' ? '' : '^'}${node.label ?? node.identifier}]`,
      written: appended.slice(range.start, range.end),
    });
  });
  const rest = applyEdits(appended, edits).trim();
  const all = rest === '' ? text : `${text.trimEnd()}\n\n${rest}\n`;
  const used = definitions.filter(({label}) => all.includes(label) && !all.includes(`${label}:`));
  if (used.length === 0) return all;
  return `${all.trimEnd()}\n\n${used.map(({written}) => written).join('\n')}\n`;
}

/** Removes repeated definitions of a link. Python-Markdown uses the last one, but Markdown otherwise uses the first one. */
function withLastDefinitions(text: string): string {
  const last = new Map<string, Edit>();
  const edits: Edit[] = [];
  visit(parseMarkdown(text), 'definition', (node) => {
    const before = last.get(node.identifier);
    if (before !== undefined) edits.push(before);
    last.set(node.identifier, {...rangeOf(node), text: ''});
  });
  return applyEdits(text, edits);
}

const inlineMessages = {
  attributes: {
    make: 'decide',
    message: 'Attributes in braces are omitted.',
    hint: 'If the page needs the size or the class, write an HTML element with these attributes.',
  },
  icon: {
    make: 'decide',
    message: 'Icons are omitted.',
    hint: 'If readers need an icon, use an emoji or an image.',
  },
  reference: {
    make: 'decide',
    message: 'Links to generated references are omitted; the link text remains.',
    hint: 'If readers need these links, link to the page that contains the reference.',
  },
  math: {
    make: 'lost',
    message: 'Formulas are shown as source text.',
    hint: 'Add `remark-math` and `rehype-katex` to `markdown` in `site.config.ts`.',
  },
} as const;

/** Reports a code block that the old site showed in another form. */
function reportFence(name: string, kind: FenceKind, line: number, report: Report): void {
  const {make, message, hint} = inlineMessages.math;
  if (kind === 'math') report[make]('math-lost', message, {line, hint});
  if (kind === 'script') {
    report.decide('fence-shown', `Code blocks with the language \`${name}\` are shown as code.`, {
      line,
      hint: 'If a script of the old site draws them, replace them with images, or list the script in `scripts`.',
    });
  }
  if (kind === 'python') {
    report.lost('fence-lost', `Python code converts blocks with the language \`${name}\`.`, {
      line,
      consequence: 'Readers see the source, and `legacydocs build --strict` fails.',
      hint: 'Replace the block with its result and remove `not_converted`, or pass the HTML of the old site with `--built`.',
    });
  }
}

/** Reports each kind of part once for each line. */
function reportParts(parts: readonly InlinePart[], page: Page, report: Report): void {
  const reported = new Set<string>();
  for (const {kind, shown} of parts) {
    const inBody = lineOf(page.body, shown);
    const line = inBody === undefined ? undefined : inBody + linesBefore(page);
    if (reported.has(`${kind} ${line}`)) continue;
    reported.add(`${kind} ${line}`);
    const {make, message, hint} = inlineMessages[kind];
    report[make](`${kind}-lost`, message, {line, hint});
  }
}

export interface LinkOptions {
  /** Paths of the old files, relative to the folder of pages. */
  readonly files: ReadonlySet<string>;
  /** Path that precedes the paths of files in absolute URLs. */
  readonly base: string;
  readonly titleIdOf: (file: string) => string | undefined;
  /** Ids of the pages, keyed by path. */
  readonly pages: ReadonlyMap<string, string>;
  readonly set: Fields;
}

/** Prints a page of the new site. Links are unchanged, except links to titles and links in HTML. */
export function printPage(
  {file, page, headings, missing}: ReadPage,
  {set, ...links}: LinkOptions,
): string {
  const body = changeReferences(
    headings.text,
    file,
    ({kind, written}) => (kind === 'import' ? written : changedLink(written, file, links)),
    'md',
  );
  const hidden = textsOf(page.fields['hide']);
  return pageText(
    {...page, body: body.replace(/\n{4,}/g, '\n\n\n')},
    {
      set: {
        ...set,
        ...(hidden.includes('toc') && {hide_table_of_contents: true}),
        ...(missing !== undefined && {not_converted: {reason: missing, accepted: false}}),
      },
      // Only blog posts can have a slug.
      drop: [...fieldsWithoutCounterpart, 'hide', 'icon', 'search', 'slug', 'social'],
    },
  );
}

const fieldsWithoutCounterpart = [
  'status',
  'subtitle',
  'template',
  'tags',
  'authors',
  'categories',
  'comments',
];

/** Returns the names of a page's front matter fields that have no counterpart. */
export function lostFields({fields}: Page): string[] {
  const hidden = listOf(fields['hide']).filter((one) => one !== 'toc');
  return [
    ...fieldsWithoutCounterpart.filter((name) => name in fields),
    ...(hidden.length > 0 ? [`hide: ${hidden.join(', ')}`] : []),
    ...(isFields(fields['search']) && fieldsOf(fields['search'])['exclude'] === true
      ? ['search.exclude']
      : []),
  ];
}

/** Matches images, which are beside the pages in the new site, and are not also published at their old URLs. */
export const image = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

function changedLink(
  written: string,
  file: string,
  {files, base, titleIdOf, pages}: Omit<LinkOptions, 'set'>,
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  if (isExternal(path)) return written;
  if (path.startsWith('/')) {
    const inDocs = path.startsWith(base) ? path.slice(base.length) : '';
    const isImage = files.has(decodePath(inDocs)) && image.test(inDocs);
    return isImage ? relativeTo(file, inDocs) + rest : written;
  }
  const hash = decodePath(rest.replace(/^[^#]*#?/, ''));
  const target = path === '' ? file : posix.join(posix.dirname(file), decodePath(path));
  if (files.has(target)) {
    const isTitle = hash !== '' && hash === titleIdOf(target);
    if (isTitle && path === '') return `./${posix.basename(file)}`;
    // In legacydocs, a path without `./` refers to the version's folder first.
    const isAmbiguous = path !== '' && target !== decodePath(path) && files.has(decodePath(path));
    const page = pages.has(target) ? path.replace(/\.ipynb$/, '.md') : path;
    return (isAmbiguous ? `./${page}` : page) + (isTitle ? '' : newHash(rest));
  }
  // In HTML, URLs are relative to the page's URL, which is `guide/a/` for `guide/a.md`.
  const isIndex = /^(?:index|README)\.md$/.test(posix.basename(file));
  const folder = isIndex ? posix.dirname(file) : file.replace(/\.md$/, '');
  const meant = posix.join(folder, decodePath(path));
  const page = [meant, `${meant.replace(/\/$/, '')}.md`, posix.join(meant, 'index.md')].find(
    (one) => files.has(one),
  );
  if (page === undefined || path === '') return written;
  return relativeTo(file, page) + rest;
}

/** Python-Markdown separates the parts of a footnote's id with a colon. */
function newHash(rest: string): string {
  return rest.replace(/#(fn|fnref):(?=.)/, '#$1-');
}

/**
 * Returns the front matter field `title` for a page that does not begin with a title: like in MkDocs, the title in the
 * `nav` setting, or that in the front matter, or the name of the file.
 *
 * @param label Title in the `nav` setting.
 */
export function titleFields({file, page, headings}: ReadPage, label: string | undefined): Fields {
  if (beginsWithTitle(headings.text)) return {};
  const name = posix.basename(file, posix.extname(file)).replace(/[-_]/g, ' ');
  const fromName = name === name.toLowerCase() ? capitalized(name).trim() : name.trim();
  const isHome = /^(?:index|README)\.md$/.test(file);
  // MkDocs adds no title above the text if the text contains one.
  const hasTitle =
    headings.headings.some(({depth}) => depth === 1) ||
    /<h1[\s>]/i.test(proseOf(headings.text, 'md'));
  return {
    title: label ?? textOf(page.fields['title']) ?? (isHome ? 'Home' : fromName),
    ...(hasTitle && {hide_title: true}),
  };
}
