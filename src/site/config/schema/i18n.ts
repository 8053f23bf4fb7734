import {z} from 'zod';
import {directionOf, isTag} from '../../../core/messages/language-tags.ts';
import {nonBlank} from './text.ts';

/** Names and display of the language (row CFG-08). */
const localeConfig = z.strictObject({
  /** Native name of the language. Default: the language's name in Unicode's data, such as `English`. */
  label: nonBlank.optional(),
  /** Writing direction, used as the `dir` attribute of pages. Default: the direction of the language's script. */
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** BCP 47 tag for the `lang` attribute of pages, such as `en-GB`. Default: `defaultLocale`. */
  htmlLang: z.string().refine(isTag, 'must be a language tag: `en`, `pt-BR`').optional(),
  /** Calendar for dates, as named in `Intl`. Default: `gregory`. */
  calendar: z
    .string()
    .refine(isCalendar, 'must be a calendar that `Intl` supports: `gregory`, `japanese`')
    .default('gregory'),
  /** Folder of the language's files. Default: `defaultLocale`. */
  path: z.string().optional(),
});

const oneLanguage = 'must contain only `defaultLocale`: a site has one language';

/** The language of a site. */
export const i18n = z
  .strictObject({
    /** Language of the site, as a BCP 47 tag such as `de` or `pt-BR`. Default: `en`. */
    defaultLocale: z.string().refine(isTag, 'must be a language tag: `de`, `pt-BR`').default('en'),
    /** All languages of the site; only one is supported. Default: `[defaultLocale]`. */
    locales: z.array(z.string()).optional(),
    /** Details of the language, keyed by its tag. Default: derived from the tag. */
    localeConfigs: z.record(z.string(), localeConfig).default({}),
  })
  .superRefine(({defaultLocale, locales = [defaultLocale], localeConfigs}, context) => {
    if (locales.join() !== defaultLocale) {
      context.addIssue({code: 'custom', message: oneLanguage, path: ['locales']});
    }
    for (const tag of Object.keys(localeConfigs)) {
      if (tag === defaultLocale) continue;
      context.addIssue({code: 'custom', message: oneLanguage, path: ['localeConfigs', tag]});
    }
  })
  .transform(({defaultLocale, localeConfigs}) => {
    const given = localeConfigs[defaultLocale] ?? localeConfig.parse({});
    return {
      defaultLocale,
      locale: {
        ...given,
        label: given.label ?? ownName(defaultLocale),
        direction: given.direction ?? directionOf(defaultLocale),
        htmlLang: given.htmlLang ?? defaultLocale,
        path: given.path ?? defaultLocale,
      },
    };
  });

function isCalendar(name: string): boolean {
  return Intl.supportedValuesOf('calendar').includes(name);
}

function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag, 'en'], {type: 'language'}).of(tag) ?? tag;
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
}
