import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {HeadTag} from '../theme/types.ts';

/** A doc, described for search engines. URLs are absolute. */
export interface DescribedDoc {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly image: string | undefined;
  /** The package and releases that its version documents: `thing@3.0.0 - 3.3.x`. */
  readonly packageRange: string | undefined;
}

/** Returns the structured data of a doc: an article about some releases of a package (row SEO-11). */
export function structuredData(doc: DescribedDoc, config: SiteConfig): HeadTag {
  const {title, description, url, image, packageRange} = doc;
  const [, name, softwareVersion] = /^(.+)@(.+)$/.exec(packageRange ?? '') ?? [];
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    ...(description === '' ? {} : {description}),
    url,
    image,
    inLanguage: config.i18n.locale.htmlLang,
    about: name === undefined ? undefined : {'@type': 'SoftwareApplication', name, softwareVersion},
  };
  return {
    tag: 'script',
    attributes: {type: 'application/ld+json'},
    // In HTML, `</script>` in a string would end the element.
    text: JSON.stringify(data).replaceAll('<', '\\u003c'),
  };
}
