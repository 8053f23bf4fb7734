import {codeStyles} from './compile/code-styles.ts';
import {compileOptions} from './compile/compile-options.ts';
import type {CompiledPages} from './compile/types.ts';
import type {SiteConfig} from './config/schema/index.ts';

/**
 * The part of the style sheet that the site decides: colours of the code theme and of the announcement
 * bar, and the `style` attributes of raw HTML, which a strict policy allows as classes only.
 */
export async function siteStyles(config: SiteConfig, compiled: CompiledPages): Promise<string> {
  const {announcementBar} = config.themeConfig;
  const rules = new Map(
    [...compiled.facts.values()].flatMap(({styles}) =>
      styles.map(({className, declarations}) => [className, declarations] as const),
    ),
  );
  return [
    await codeStyles(compileOptions(config).code),
    ...(announcementBar === undefined
      ? []
      : [
          `.AnnouncementBar{background-color:${announcementBar.backgroundColor};color:${announcementBar.textColor}}`,
        ]),
    ...[...rules].sort().map(([className, declarations]) => `.${className}{${declarations}}`),
  ].join('\n');
}
