import type {PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {admonitionAliases, admonitionNames} from '../../../core/messages/admonition-types.ts';
import type {ArticleWords} from '../../../core/messages/types.ts';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import type {DocsConfig} from '../../../site/config/schema/index.ts';
import {classList, markup, svgNode, visit} from './plugin.ts';
import {type Container, reportAttributes} from './remark-containers.ts';

/** The admonition that a keyword after `:::` opens. */
export interface AdmonitionType {
  readonly keyword: string;
  /** Classes that all keywords of the type share, followed by the class of a configured keyword. */
  readonly classes: readonly string[];
  /** The theme's colour classes, which are added last. */
  readonly colors: string;
  /** Default title. */
  readonly title: string;
  /** An `<svg>`. */
  readonly icon: string;
}

/**
 * Returns a type for each keyword. Empty if admonitions are disabled.
 *
 * @param setting The value of `docs.admonitions`.
 */
export function admonitionTypes(
  setting: DocsConfig['admonitions'],
  words: ArticleWords,
  {types: looks, ownType, ownIcon}: ArticleMarkup['admonition'],
): AdmonitionType[] {
  if (setting === false) return [];
  const types = admonitionNames.flatMap((name) => {
    const {type, colors, icon} = looks[name];
    return [name, admonitionAliases[name] ?? []].flat().map(
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

/**
 * Converts containers with an admonition's keyword to markup: a heading with icon and title, and the content (rows
 * MD-07, MD-08). The theme shows the title in capitals.
 */
export function remarkAdmonitions(
  types: readonly AdmonitionType[],
  parts: ArticleMarkup['admonition'],
): (tree: Root, file: VFile) => void {
  const byKeyword = new Map(types.map((type) => [type.keyword, type]));
  return (tree, file) => {
    visit(tree, 'container', (node, index, parent) => {
      const type = byKeyword.get(node.name);
      if (type === undefined || parent === undefined || index === undefined) return;
      const title = titleOf(node) ?? [{type: 'text', value: type.title}];
      // A second title has no effect, and neither do other attributes.
      reportAttributes(node, node.label.length > 0 ? [] : ['title'], file);
      const icon = markup('span', {className: classList(parts.icon)});
      icon.data.hChildren = svgNode(type.icon);
      const heading = markup('div', {className: classList(parts.heading)}, [
        icon,
        markup('span', {className: classList(parts.title)}, title),
      ]);
      const content = markup('div', {className: classList(parts.content)}, node.children);
      parent.children[index] = markup(
        'div',
        {className: [...classList(parts.box), ...type.classes, ...classList(type.colors)]},
        [heading, content],
        node.position,
      );
    });
  };
}

function titleOf({label, attributes: {title}}: Container): PhrasingContent[] | undefined {
  if (label.length > 0) return label;
  return title ? [{type: 'text', value: title}] : undefined;
}
