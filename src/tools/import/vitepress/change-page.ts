import {posix} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {decodePath} from '../../../core/urls/href.ts';
import {type FieldsToSet, type Page, pageText} from '../front-matter.ts';
import {isOldFile, type OldFolders} from '../old-files.ts';
import {changeReferences} from '../references.ts';
import type {FindPage, PagePlace} from './addresses.ts';
import {type BlockOptions, changeBlocks, shownBraces} from './change-blocks.ts';
import {changeFrontMatter, frontMatterFinding} from './change-front-matter.ts';
import {type PageHeadings, tableOfContents} from './heading-ids.ts';
import {homePage} from './home-page.ts';
import {replaceInProse} from './in-prose.ts';
import {type VuePart, withoutVue} from './vue.ts';

/** A page that was read, with what it takes in. */
export interface ReadPage {
  readonly place: PagePlace;
  /** As it is in the old site. */
  readonly source: string;
  readonly page: Page;
  readonly headings: PageHeadings;
}

export interface PageSurroundings extends OldFolders {
  readonly srcDir: string;
  readonly publicDir: string | undefined;
  readonly find: FindPage;
  /** Id of a page's title, which links to it name: there is no such id here. */
  readonly titleIdOf: (place: PagePlace) => string | undefined;
  readonly blocks: BlockOptions;
  /** The site's, which its home page takes. */
  readonly title: string;
  /** Fields that follow from the sidebars. */
  readonly set: FieldsToSet;
}

export interface ChangedPage {
  readonly text: string;
  /** Files beside the page that it refers to: old path, relative to the site, and new one. */
  readonly assets: readonly (readonly [from: string, to: string])[];
  readonly findings: readonly Diagnostic[];
}

/** A page of VitePress as it is written here. */
export function changePage(
  {place, source, page, headings}: ReadPage,
  around: PageSurroundings,
): ChangedPage {
  const file = posix.join(around.srcDir, place.page.source);
  const findings: Diagnostic[] = [];
  const matter = changeFrontMatter(page.fields, place.page.path, around.find);
  for (const name of matter.lost) findings.push(frontMatterFinding(name, file));
  const isHome = page.fields['layout'] === 'home';
  const blocks = changeBlocks(headings.text.split('\n'), around.blocks).join('\n');
  const listed = replaceInProse(blocks, /^\[\[toc\]\][ \t]*$/gim, () => tableOfContents(headings));
  const {text, parts} = withoutVue(listed, page.fields);
  findings.push(...parts.map((part) => vueFinding(part, file, lineIn(source, part.written))));
  const assets: (readonly [string, string])[] = [];
  const body =
    (isHome ? `\n${homePage(page.fields)}` : '') +
    withKnownImages(
      withoutAttributes(text, {file, source}, findings),
      {file, source},
      around,
      findings,
    );
  const linked = changeReferences(body, file, ({kind, written}) =>
    kind === 'import' ? written : changedLink(written, place, around, assets),
  ).replaceAll(shownBraces, '{{');
  const hasTitle = headings.titleId !== undefined;
  const set = {
    ...(isHome && page.fields['title'] === undefined && {title: around.title}),
    ...(!hasTitle && {hide_title: true}),
    ...around.set,
    ...matter.set,
  };
  return {text: pageText({...page, body: linked}, {set, drop: matter.drop}), assets, findings};
}

function changedLink(
  written: string,
  place: PagePlace,
  {folder, root, srcDir, find, titleIdOf}: PageSurroundings,
  assets: (readonly [string, string])[],
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return written;
  const target = find(written, place.page.path);
  const hash = rest.replace(/^[^#]*/, '');
  if (target !== undefined) {
    const isTitle = hash !== '' && decodePath(hash.slice(1)) === titleIdOf(target);
    if (path === '' && !isTitle) return written;
    return relativeTo(place.newPath, target.newPath) + (isTitle ? '' : hash);
  }
  if (path === '' || path.startsWith('/')) return written;
  const from = posix.join(srcDir, posix.dirname(place.page.source), decodePath(path));
  if (!isOldFile(from, {folder, root})) return written;
  const inside = posix.relative(srcDir, from).replaceAll('../', 'outside/');
  const to = `content/docs/${place.version}/${inside.replace(new RegExp(`^${place.version}/`), '')}`;
  assets.push([from, to]);
  const moved = relativeTo(place.newPath, to);
  return moved === posix.normalize(path) || moved === path
    ? written
    : moved.replaceAll(' ', '%20') + rest;
}

function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** VitePress shows a gap where an image of `public` is missing; here it is an error, so that its words stand there instead. */
function withKnownImages(
  text: string,
  {file, source}: {readonly file: string; readonly source: string},
  {folder, root, srcDir, publicDir}: PageSurroundings,
  findings: Diagnostic[],
): string {
  return replaceInProse(
    text,
    /!\[([^\]\n]*)\]\((\/[^)\s]+)[^)\n]*\)/g,
    (whole, [, alt = '', address = '']) => {
      const path = decodePath(address.replace(/[?#].*$/, ''));
      const isThere = (beside: string): boolean =>
        isOldFile(posix.join(beside, path), {folder, root});
      if (publicDir !== undefined && isThere(publicDir)) return whole;
      // It looks among the pages, too.
      if (isThere(srcDir)) {
        return whole.replace(address, () => relativeTo(file, posix.join(srcDir, address.slice(1))));
      }
      findings.push({
        severity: 'warning',
        code: 'image-missing',
        message: `The image \`${address}\` does not exist.`,
        file,
        line: lineIn(source, address),
        consequence: 'The words that describe it stand in its place.',
        hint: 'Put the image into `content/static`, and the line back into the page.',
      });
      return alt;
    },
  );
}

/** Classes and sizes in braces behind images, links and lines would be text here; ids stay. */
function withoutAttributes(
  text: string,
  {file, source}: {readonly file: string; readonly source: string},
  findings: Diagnostic[],
): string {
  const attributes =
    /(?<=\]\([^()\n]*\)|[*_])\{[:.#]?[\w-]+(?:=[^{}\n]*)?(?:\s+[^{}\n]*)?\}|[ \t]\{[.#][\w-]+[^{}\n]*\}[ \t]*$/gm;
  return replaceInProse(text, attributes, (whole, _match, at) => {
    const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    // Ids of headings, and what belongs to boxes and tabs.
    if (/^[ \t>]*(?:#{1,6} |:{3})/.test(before)) return whole;
    const id = /#([\w-]+)/.exec(whole)?.[1];
    if (id !== undefined) return ` <a id="${id}"></a>`;
    findings.push({
      severity: 'warning',
      code: 'attributes-dropped',
      message: 'Attributes in braces are left out.',
      file,
      line: lineIn(source, whole.trim()),
      hint: 'Write HTML where size or class matter.',
    });
    return '';
  });
}

const vueFindings = {
  script: ['warning', 'vue-script', 'The page runs code of Vue', 'It is left out.'],
  style: ['warning', 'vue-style', 'The page has styles of its own', 'They are left out.'],
  component: [
    'error',
    'vue-component',
    'A Vue component cannot be carried',
    'The page shows what is inside it; where it has nothing inside, the page says that it is missing.',
  ],
  attribute: [
    'error',
    'vue-attribute',
    'An element does something with Vue',
    'The attribute is left out.',
  ],
  interpolation: [
    'error',
    'vue-interpolation',
    'A value is computed as the page is shown',
    'Readers see the code in braces.',
  ],
} as const;

const vueHints: Readonly<Record<VuePart['kind'], string>> = {
  script: 'What it did for the page is told with the components and values that used it.',
  style: 'Put them into a style sheet that `themeConfig.customCss` names.',
  component: 'Write it as a React component in an `.mdx` page, or as Markdown.',
  attribute: 'Write out what it came to.',
  interpolation: 'Write out what it came to.',
};

function vueFinding({kind, shown}: VuePart, file: string, line: number | undefined): Diagnostic {
  const [severity, code, message, consequence] = vueFindings[kind];
  const hint = vueHints[kind];
  return {severity, code, message: `${message}: \`${shown}\`.`, file, line, consequence, hint};
}

/** Where something first stands in a source, 1-based; `undefined` if it was taken in from another file. */
function lineIn(source: string, written: string): number | undefined {
  const at = source.indexOf(written);
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}
