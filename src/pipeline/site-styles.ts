import type {Store} from '../core/cache/store.ts';
import {type StyleRule, styleSheet} from '../core/html/inline-styles.ts';
import {codeOptions} from '../markdown/compile/compile-options.ts';
import type {CompiledPages} from '../markdown/types.ts';
import type {SiteConfig} from '../site/config/schema/index.ts';

/**
 * Returns the site-specific CSS: colours of the code themes, the announcement bar and admonitions, and classes that
 * replace `style` attributes, because a strict Content Security Policy blocks such attributes.
 *
 * @param configured Style rules for the HTML in the configuration and in sidebars.
 */
export async function siteStyles(
  config: SiteConfig,
  compiled: CompiledPages,
  configured: readonly StyleRule[],
  store: Store,
): Promise<string> {
  const {announcementBar} = config.themeConfig;
  const admonitions = config.docs?.admonitions;
  const rules = [...compiled.metadata.values()].flatMap(({styles}) => styles);
  const inlineStyles = styleSheet([...rules, ...configured]);
  return [
    await cachedCodeStyles(config, compiled.fingerprint, store),
    ...(announcementBar === undefined
      ? []
      : [
          `.AnnouncementBar{background-color:${announcementBar.backgroundColor};color:${announcementBar.textColor}}`,
        ]),
    ...(typeof admonitions === 'object' ? admonitions.keywords.map(admonitionStyle) : []),
    ...(inlineStyles === '' ? [] : [inlineStyles]),
  ].join('\n');
}

function admonitionStyle({
  keyword,
  color,
}: {
  readonly keyword: string;
  readonly color?: string | undefined;
}): string {
  return color === undefined ? '' : `.admonition-${keyword}{--admonition:${color}}`;
}

/**
 * Returns the styles of the code themes, from the cache if possible.
 *
 * @param fingerprint Identifies the code options and the program.
 */
async function cachedCodeStyles(
  config: SiteConfig,
  fingerprint: string,
  store: Store,
): Promise<string> {
  const key = `${fingerprint} code styles`;
  const known = store.get(key);
  if (known !== undefined) return known;
  // Imported on demand, because loading the themes takes longer than creating all other styles.
  const {codeStyles} = await import('../markdown/compile/code/code-styles.ts');
  const styles = await codeStyles(codeOptions(config.themeConfig));
  store.set(key, styles);
  return styles;
}
