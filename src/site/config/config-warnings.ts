import {spokenLanguages} from '../../core/messages/languages/index.ts';
import {untranslated} from '../../core/messages/site-messages.ts';
import {hrefKind} from '../../core/urls/href.ts';
import {valueAt} from './problems/key-path.ts';
import type {ConfigProblem, KeyPath} from './problems/types.ts';
import type {SiteConfig} from './schema/index.ts';
import {listed, quoted} from './words.ts';

/**
 * Reports valid settings that probably do not have the intended effect.
 *
 * @param raw Configuration as written, without defaults.
 */
export function configWarnings(raw: unknown, config: SiteConfig): ConfigProblem[] {
  return [...sidebarWarnings(raw, config), ...imageWarnings(config), ...languageWarnings(config)];
}

/** Reports sidebar settings that have no effect (row CFG-10). */
function sidebarWarnings(raw: unknown, config: SiteConfig): ConfigProblem[] {
  const collapsed: KeyPath = ['docs', 'sidebarCollapsed'];
  if (config.docs?.sidebarCollapsible !== false || valueAt(raw, collapsed) !== true) return [];
  return [
    {
      code: 'config-without-effect',
      path: collapsed,
      message: '`docs.sidebarCollapsed` has no effect, since `docs.sidebarCollapsible` is `false`.',
      hint: 'Categories stay open. Remove one of the two settings.',
    },
  ];
}

/** Reports preview images without an absolute URL. Other sites do not show such images. */
function imageWarnings({themeConfig, headTags}: SiteConfig): ConfigProblem[] {
  const elements = [
    ...themeConfig.metadata.map((attributes, index) => ({
      attributes,
      path: ['themeConfig', 'metadata', index, 'content'],
    })),
    ...headTags.map(({attributes}, index) => ({
      attributes,
      path: ['headTags', index, 'attributes', 'content'],
    })),
  ];
  return elements.flatMap(({attributes, path}): ConfigProblem[] => {
    const {property, name, content} = attributes;
    const isImage = /^(?:og|twitter):image$/.test(property ?? name ?? '');
    if (!isImage || content === undefined || hrefKind(content) === 'external') return [];
    return [
      {
        code: 'config-relative-image',
        path,
        message: `The image \`${content}\` is not a full URL.`,
        consequence: 'Previews of shared links would not show an image.',
        hint: 'To use an image of the site, set `themeConfig.image`. For any other image, write the full URL.',
      },
    ];
  });
}

/** Maximum number of names in one warning. */
const maxListed = 5;

function languageWarnings(config: SiteConfig): ConfigProblem[] {
  const missing = untranslated(config);
  if (missing.length === 0) return [];
  const {defaultLocale} = config.i18n;
  const names = missing.slice(0, maxListed).map(quoted);
  const rest = missing.length - names.length;
  const all = rest === 0 ? names : [...names, `${rest} more`];
  return [
    {
      // The site's author may have accepted untranslated messages deliberately.
      severity: 'info',
      code: 'config-untranslated',
      path: ['i18n', 'defaultLocale'],
      message: `The theme has no messages in \`${defaultLocale}\`, and \`themeConfig.messages\` lacks ${listed(all)}.`,
      consequence: 'These messages are shown in English.',
      hint: `Built-in languages are ${listed(spokenLanguages.map(quoted))}. \`legacydocs messages ${defaultLocale}\` writes all messages to a file for translation.`,
    },
  ];
}
