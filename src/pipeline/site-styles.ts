import type {Store} from '../core/cache/store.ts';
import {type StyleRule, styleSheet} from '../core/html/inline-styles.ts';
import {codeOptions} from '../markdown/compile/compile-options.ts';
import type {CompiledPages} from '../markdown/compile/types.ts';
import type {SiteConfig} from '../site/config/schema/index.ts';

/**
 * The part of the style sheet that the site decides: colours of the code theme and of the announcement
 * bar, and the `style` attributes of raw HTML, which a strict policy allows as classes only.
 *
 * @param configured Rules for HTML in the configuration and in sidebars.
 */
export async function siteStyles(
  config: SiteConfig,
  compiled: CompiledPages,
  configured: readonly StyleRule[],
  store: Store,
): Promise<string> {
  const {announcementBar} = config.themeConfig;
  const boxes = config.docs?.admonitions;
  const rules = [...compiled.metadata.values()].flatMap(({styles}) => styles);
  const inlineStyles = styleSheet([...rules, ...configured]);
  return [
    await keptCodeStyles(config, compiled.fingerprint, store),
    ...(announcementBar === undefined
      ? []
      : [
          `.AnnouncementBar{background-color:${announcementBar.backgroundColor};color:${announcementBar.textColor}}`,
        ]),
    ...(typeof boxes === 'object' ? boxes.keywords.map(boxStyle) : []),
    ...(inlineStyles === '' ? [] : [inlineStyles]),
  ].join('\n');
}

function boxStyle({
  keyword,
  color,
}: {
  readonly keyword: string;
  readonly color?: string | undefined;
}): string {
  return color === undefined ? '' : `.admonition-${keyword}{--admonition:${color}}`;
}

/** @param fingerprint Stands for the code options and for the code that makes styles of them. */
async function keptCodeStyles(
  config: SiteConfig,
  fingerprint: string,
  store: Store,
): Promise<string> {
  const key = `${fingerprint} code styles`;
  const known = store.get(key);
  if (known !== undefined) return known;
  // With the themes, which take longer to load than all other styles to make.
  const {codeStyles} = await import('../markdown/compile/code/code-styles.ts');
  const styles = await codeStyles(codeOptions(config.themeConfig));
  store.set(key, styles);
  return styles;
}
