import {isExternal} from '../text.ts';
import {type Fields, fieldsOf, isFields, listOf, merged, textOf} from '../values.ts';

/** Merges a configuration with the configuration that it extends, as VitePress does. */
export function withBase(config: Fields): Fields {
  const base = config['extends'];
  return isFields(base) ? merged(withBase(base), config, 'append') : config;
}

/** Merges the settings of the first language into the configuration. */
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

/** A language other than the first. */
interface OtherLanguage {
  /** Key of the language's settings, and folder of its pages. */
  readonly name: string;
  readonly settings: Fields;
  /** Path of the language's pages, or URL of another site. */
  readonly link: string;
  readonly isElsewhere: boolean;
}

export function otherLanguages(config: Fields): OtherLanguage[] {
  return Object.entries(fieldsOf(config['locales'])).flatMap(([name, value]) => {
    if (name === 'root') return [];
    const settings = fieldsOf(value);
    const link = textOf(settings['link']) ?? `/${name}/`;
    return [{name, settings, link, isElsewhere: isExternal(link)}];
  });
}

/** Returns a list with the language menu as a navbar item; empty if there is only one language. */
export function languageMenu(config: Fields): readonly Fields[] {
  const items = otherLanguages(config).map(({name, settings, link}) => ({
    text: textOf(settings['label']) ?? name,
    link,
  }));
  const {label} = fieldsOf(fieldsOf(config['locales'])['root']);
  return items.length === 0 ? [] : [{text: textOf(label) ?? 'Languages', items}];
}

/** Returns the sidebars for all languages. A sidebar for another language applies to the folder of that language. */
export function allSidebars(config: Fields): unknown {
  const own = fieldsOf(config['themeConfig'])['sidebar'];
  const others = otherLanguages(config).flatMap(({name, settings}): [string, unknown][] => {
    const sidebar = fieldsOf(settings['themeConfig'])['sidebar'];
    if (sidebar === undefined) return [];
    return Array.isArray(sidebar) ? [[`/${name}/`, sidebar]] : Object.entries(fieldsOf(sidebar));
  });
  if (others.length === 0) return own;
  return {...(Array.isArray(own) ? {'/': own} : fieldsOf(own)), ...Object.fromEntries(others)};
}
