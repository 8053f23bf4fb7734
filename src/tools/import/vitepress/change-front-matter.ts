import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {FieldsToSet} from '../front-matter.ts';
import {type Fields, fieldsOf, isFields, textOf} from '../values.ts';
import type {FindPage} from './addresses.ts';

export interface ChangedFrontMatter {
  readonly set: FieldsToSet;
  readonly drop: readonly string[];
  /** Fields that mean nothing here. */
  readonly lost: readonly string[];
}

/** What VitePress obeys; other fields are the author's own. */
const meaningful = [
  'layout',
  'hero',
  'features',
  'outline',
  'aside',
  'sidebar',
  'prev',
  'next',
  'editLink',
  'lastUpdated',
  'head',
  'titleTemplate',
  'navbar',
  'footer',
  'pageClass',
  'isHome',
  'search',
] as const;

/** Fields without which a page reads the same. */
const unseen: ReadonlySet<string> = new Set(['layout', 'hero', 'features', 'isHome', 'search']);

/** The fields of a page as they are named here. @param path Of the page, for links. */
export function changeFrontMatter(
  fields: Fields,
  path: string,
  find: FindPage,
): ChangedFrontMatter {
  const {outline, aside, prev, next, editLink, lastUpdated, layout} = fields;
  const isBare = layout === 'home' || layout === 'page' || layout === false;
  const hasNoOutline = outline === false || aside === false || isBare;
  const set = {
    ...(hasNoOutline ? {hide_table_of_contents: true} : outlineLevels(outline)),
    pagination_prev: neighbour(prev, path, find),
    pagination_next: neighbour(next, path, find),
    custom_edit_url: editLink === false ? null : undefined,
    last_update: typeof lastUpdated === 'string' ? {date: lastUpdated} : undefined,
  };
  const obeyed = new Set([
    'outline',
    'aside',
    'sidebar',
    'prev',
    'next',
    'editLink',
    'lastUpdated',
  ]);
  const drop = meaningful.filter((name) => name in fields);
  const lost = drop.filter((name) => !obeyed.has(name) && !unseen.has(name));
  const isKnownLayout =
    layout === undefined || layout === 'doc' || layout === 'home' || layout === 'page';
  return {set, drop, lost: isKnownLayout ? lost : ['layout', ...lost]};
}

/** `outline` of a page, or `themeConfig.outline` of the site: levels, or `deep`. */
export function outlineRange(outline: unknown): readonly [number, number] | undefined {
  const level = isFields(outline) ? outline['level'] : outline;
  if (level === 'deep') return [2, 6];
  if (typeof level === 'number') return [level, level];
  if (!Array.isArray(level)) return undefined;
  const [from, to]: readonly unknown[] = level;
  return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
}

function outlineLevels(outline: unknown): FieldsToSet {
  const range = outlineRange(outline);
  return range === undefined
    ? {}
    : {toc_min_heading_level: Math.max(2, range[0]), toc_max_heading_level: Math.max(2, range[1])};
}

/** @returns A doc's id, `null` for none, `undefined` for the usual one. */
function neighbour(value: unknown, path: string, find: FindPage): string | null | undefined {
  if (value === false) return null;
  const link = textOf(fieldsOf(value)['link']);
  return link === undefined ? undefined : find(link, path)?.id;
}

export function frontMatterFinding(name: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'front-matter-dropped',
    message: `\`${name}\` in front matter has no counterpart, and is left out.`,
    file,
    hint: 'See what it did on the page, and whether readers miss it.',
  };
}
