import type {PageMetadata} from '../../markdown/compile/types.ts';
import type {ThemeConfig} from '../../site/config/schema/index.ts';
import type {Doc} from '../../site/content/types.ts';
import type {TocItem} from '../theme/types.ts';

/** Entries of the table of contents within the page's levels (rows TOC-01, TOC-06). */
export function tocItems(
  metadata: PageMetadata,
  frontMatter: Doc['frontMatter'],
  {minHeadingLevel, maxHeadingLevel}: ThemeConfig['tableOfContents'],
): TocItem[] {
  if (frontMatter.hide_table_of_contents === true) return [];
  const min = frontMatter.toc_min_heading_level ?? minHeadingLevel;
  const max = frontMatter.toc_max_heading_level ?? maxHeadingLevel;
  return metadata.toc.filter(({level}) => level >= min && level <= max);
}
