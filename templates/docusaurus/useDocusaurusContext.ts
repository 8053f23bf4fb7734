import {useSite} from 'legacydocs/theme';

/**
 * Returns the most frequently used parts of Docusaurus' context, from this site's configuration. Settings that legacydocs
 * does not have are custom fields of imported sites.
 */
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
      organizationName: customFields['organizationName'],
      projectName: customFields['projectName'],
      themeConfig: customFields['themeConfig'] ?? {},
    },
    i18n: {
      currentLocale: locale.htmlLang,
      defaultLocale: locale.htmlLang,
      locales: [locale.htmlLang],
      localeConfigs: {[locale.htmlLang]: locale},
    },
  };
}
