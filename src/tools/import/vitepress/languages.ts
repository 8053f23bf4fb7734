import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';

/** Settings as the pages of the first language have them: its own stand above those of all. */
export function firstLanguage(config: Fields): Fields {
  const root = fieldsOf(fieldsOf(config['locales'])['root']);
  const {label: _label, link: _link, dir: _dir, head, themeConfig, ...own} = root;
  return {
    ...config,
    ...own,
    ...(head !== undefined && {head: [...listOf(config['head']), ...listOf(head)]}),
    ...(themeConfig !== undefined && {
      themeConfig: {...fieldsOf(config['themeConfig']), ...fieldsOf(themeConfig)},
    }),
  };
}

/** Languages beside the first one. */
export interface OtherLanguage {
  /** The key of its settings, and the folder of its pages. */
  readonly name: string;
  readonly settings: Fields;
  /** Where its pages begin: `/zh/`, or an address on another site. */
  readonly link: string;
  readonly isElsewhere: boolean;
}

/** @param config Of the old site. */
export function otherLanguages(config: Fields): OtherLanguage[] {
  return Object.entries(fieldsOf(config['locales'])).flatMap(([name, value]) => {
    if (name === 'root') return [];
    const settings = fieldsOf(value);
    const link = textOf(settings['link']) ?? `/${name}/`;
    return [{name, settings, link, isElsewhere: /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link)}];
  });
}

/** The menu of languages, as an item of the navbar. @returns Nothing where there is one language. */
export function languageMenu(config: Fields): readonly Fields[] {
  const others = otherLanguages(config);
  if (others.length === 0) return [];
  const {label} = fieldsOf(fieldsOf(config['locales'])['root']);
  const items = others.map(({name, settings, link}) => ({
    text: textOf(settings['label']) ?? name,
    link,
  }));
  return [{text: textOf(label) ?? 'Languages', items}];
}
