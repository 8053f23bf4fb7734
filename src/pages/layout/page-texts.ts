import {wordingOf} from '../../core/messages/site-messages.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';
import type {Route} from '../../site/routes/types.ts';
import type {DocIndex} from './doc-index.ts';
import type {PageTexts} from './types.ts';

export function pageTexts(route: Route, docs: DocIndex, config: SiteConfig): PageTexts {
  const {title, description} = ownTexts(route, docs, config);
  const documentTitle =
    title === '' ? config.title : `${title} ${config.titleDelimiter} ${config.title}`;
  return {title, documentTitle, description};
}

function ownTexts(
  {content}: Route,
  docs: DocIndex,
  config: SiteConfig,
): Pick<PageTexts, 'title' | 'description'> {
  switch (content.kind) {
    case 'doc':
      return {title: docs.title(content.doc), description: docs.description(content.doc)};
    case 'category':
      return {title: content.index.title, description: content.index.description ?? ''};
    case 'page': {
      const {frontMatter, sourcePath} = content.page;
      const metadata = docs.metadata(sourcePath);
      return {
        title: frontMatter.title ?? metadata?.contentTitle ?? '',
        description: frontMatter.description ?? metadata?.excerpt ?? config.tagline,
      };
    }
    case 'not-found':
      return {title: wordingOf(config).messages.notFoundTitle, description: ''};
  }
}
