import type {DocsConfig} from '../../config/schema/index.ts';
import type {ArticleWords} from '../../messages/types.ts';

/** What a word after `:::` makes of a box. */
export interface AdmonitionType {
  readonly keyword: string;
  /** In the box's class, `admonition-note`: that of the type, whichever of its keywords is used. */
  readonly name: string;
  /** Of an entry of the configuration: the box has a class of its keyword too. */
  readonly isOwn?: boolean | undefined;
  /** A theme's name for its colours: `alert--secondary`. */
  readonly scheme: string;
  /** Where the author wrote none. */
  readonly title: string;
  /** Path data of its icon, drawn in a box of 24 × 24, even-odd. */
  readonly icon: string;
}

const circle = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z';

/** Each with its keywords, of which the first is its name (row MD-07). */
const builtIn = [
  {
    keywords: ['note', 'secondary'],
    scheme: 'secondary',
    icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM7 7v2h10V7zM7 11v2h10v-2zM7 15v2h6v-2z',
  },
  {
    keywords: ['tip', 'success'],
    scheme: 'success',
    icon: 'M12 2a7 7 0 0 0-4 12.7V17h8v-2.3A7 7 0 0 0 12 2zM8 18.5h8V20H8zM10 21h4v1.5h-4z',
  },
  {
    keywords: ['info', 'important'],
    scheme: 'info',
    icon: `${circle}M11 7v2h2V7zM11 11v6h2v-6z`,
  },
  {
    keywords: ['caution'],
    scheme: 'warning',
    icon: 'M12 2.5 1.5 21h21zM11 9v6h2V9zM11 16.5v2h2v-2z',
  },
  {
    keywords: ['danger', 'warning'],
    scheme: 'danger',
    icon: `${circle}M11 7v6h2V7zM11 15v2h2v-2z`,
  },
] as const;

/**
 * Every word that opens a box on a site; none where colons are text.
 *
 * @param setting `docs.admonitions`.
 */
export function admonitionTypes(
  setting: DocsConfig['admonitions'],
  words: ArticleWords,
): AdmonitionType[] {
  if (setting === false) return [];
  const types = builtIn.flatMap(({keywords, scheme, icon}) => {
    const [name] = keywords;
    return keywords.map((keyword) => ({keyword, name, scheme, icon, title: words[name]}));
  });
  if (setting === true) return types;
  const known = new Map<string, AdmonitionType>(types.map((type) => [type.keyword, type]));
  const own = setting.keywords.map(({keyword, title, icon}): AdmonitionType => {
    const base = known.get(keyword) ?? {
      keyword,
      name: keyword,
      scheme: builtIn[0].scheme,
      title: keyword,
      icon: builtIn[0].icon,
    };
    return {...base, isOwn: true, title: title ?? base.title, icon: icon ?? base.icon};
  });
  const all = setting.extendDefaults ? [...types, ...own] : own;
  return [...new Map(all.map((type) => [type.keyword, type])).values()];
}
