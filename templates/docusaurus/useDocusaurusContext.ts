import {useSite} from 'legacydocs/theme';

/** Returns the most frequently used parts of Docusaurus' context, from this site's configuration. */
export default function useDocusaurusContext() {
  const {title, tagline, titleDelimiter, url, baseUrl, trailingSlash, customFields, locale} =
    useSite();
  return {
    siteConfig: {
      title,
      tagline,
      titleDelimiter,
      url,
      baseUrl,
      trailingSlash: trailingSlash ?? undefined,
      customFields,
    },
    i18n: {
      currentLocale: locale.htmlLang,
      defaultLocale: locale.htmlLang,
      locales: [locale.htmlLang],
      localeConfigs: {[locale.htmlLang]: locale},
    },
  };
}
