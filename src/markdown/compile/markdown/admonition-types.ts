import {admonitionKeywords} from '../../../core/messages/markdown-labels.ts';
import type {ArticleWords} from '../../../core/messages/types.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import type {DocsConfig} from '../../../site/config/schema/index.ts';
import {classList} from '../part-classes.ts';

/** What a word after `:::` makes of a box. */
export interface AdmonitionType {
  readonly keyword: string;
  /** That follow those of all boxes: of the type, whichever of its keywords is used, and of the keyword that the site has configured. */
  readonly classes: readonly string[];
  /** A theme's names for its colours, behind them. */
  readonly colors: string;
  /** Where the author wrote none. */
  readonly title: string;
  /** An `<svg>`. */
  readonly icon: string;
}

/**
 * Every word that opens a box on a site; none where colons are text.
 *
 * @param setting `docs.admonitions`.
 */
export function admonitionTypes(
  setting: DocsConfig['admonitions'],
  words: ArticleWords,
  {types: looks, ownType, ownIcon}: ArticleMarkup['admonition'],
): AdmonitionType[] {
  if (setting === false) return [];
  const types = Object.values(admonitionKeywords).flatMap((keywords) => {
    const [name] = keywords;
    const {type, colors, icon} = looks[name];
    return keywords.map(
      (keyword): AdmonitionType => ({
        keyword,
        classes: classList(type),
        colors,
        icon,
        title: words[name],
      }),
    );
  });
  if (setting === true) return types;
  const known = new Map(types.map((type) => [type.keyword, type]));
  const own = setting.keywords.map(({keyword, title, icon}): AdmonitionType => {
    const {colors, icon: usualIcon} = looks.note;
    const base = known.get(keyword) ?? {
      keyword,
      classes: [],
      colors,
      icon: usualIcon,
      title: keyword,
    };
    const classes = [...base.classes, ...classList(ownType.replaceAll('{keyword}', () => keyword))];
    return {
      ...base,
      classes: [...new Set(classes)],
      title: title ?? base.title,
      icon: icon === undefined ? base.icon : ownIcon.replaceAll('{path}', () => icon),
    };
  });
  const all = setting.extendDefaults ? [...types, ...own] : own;
  return [...new Map(all.map((type) => [type.keyword, type])).values()];
}
