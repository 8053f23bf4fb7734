import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {isAnalytics} from './analytics.ts';
import type {OldSite} from './types.ts';

/** What plugins did that is done here anyway, or otherwise. First match. */
const known: readonly (readonly [RegExp, string])[] = [
  [
    /search|lunr|algolia|docsearch|typesense/i,
    'Search is built in: every version has its own, without a service.',
  ],
  [/sitemap/, 'Every build writes a sitemap.'],
  [
    /ideal-image|image-zoom|medium-zoom/,
    'Images get their size, and load when they are needed; `![text](./image.png)` is enough.',
  ],
  [/npm2yarn/, 'Blocks marked `npm2yarn` become tabs here too.'],
  [
    /plugin-debug|plugin-css-cascade-layers|faster|svgr|rsdoctor/,
    'It was about how Docusaurus builds.',
  ],
  [/sass/, 'Style sheets in SCSS become CSS once, as they move in.'],
  [/alias/, 'Imports by other names lead to the files themselves now.'],
  [/raw-loader/, '`./file?raw` and `!!raw-loader!./file` are the text of a file here too.'],
];

/** What the build, or another finding, says more of. */
const told: readonly (readonly [RegExp, string])[] = [
  [/mermaid/, 'Draw each diagram once, and show the image: the build says where they stand.'],
  [/live-codeblock/, 'Readers see the code, but cannot run it: the build says where.'],
  [
    /google|analytics|plausible|matomo|hotjar|segment|posthog/i,
    'Name its script in `scripts` of `site.config.ts`.',
  ],
  [/less|stylus/, 'Style sheets have to be CSS: compile them before the build.'],
];

/** What made styles of files that look like CSS: nothing else would say that these are missing. */
const madeStyles = /postcss|tailwind/;

/** Plugins, themes and presets that there is nothing for. */
export function pluginFindings({otherPlugins, configFile, folder}: OldSite): Diagnostic[] {
  return otherPlugins
    .filter(({name}) => !isAnalytics(name))
    .map(({name, path}): Diagnostic => {
      const short = name.replace(/^.*node_modules\//, '').replace(`${folder}/`, './');
      const shown =
        name === '' ? `\`${path[0]}[${path[1]}]\`, a plugin of the site's own,` : `\`${short}\``;
      const instead = known.find(([pattern]) => pattern.test(short))?.[1];
      const hint = told.find(([pattern]) => pattern.test(short))?.[1];
      if (instead === undefined && hint !== undefined) {
        return {
          severity: 'warning',
          code: 'plugin-lost',
          message: `${shown} has no counterpart.`,
          file: configFile,
          hint,
        };
      }
      const isOfStyles = madeStyles.test(short);
      return instead === undefined
        ? {
            severity: 'error',
            code: 'plugin-lost',
            message: `${shown} has no counterpart: there are no plugins.`,
            file: configFile,
            consequence: isOfStyles
              ? 'Styles that it made are missing.'
              : 'Pages and data that it made are missing.',
            hint: isOfStyles
              ? 'Compile the style sheets once, and import the result in `templates/styles/index.css`.'
              : 'Make what readers need once, and keep the result as pages in `content/`.',
          }
        : {
            severity: 'info',
            code: 'plugin-replaced',
            message: `${shown} is not needed.`,
            file: configFile,
            hint: instead,
          };
    });
}
