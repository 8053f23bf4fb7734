import type {Article as ArticleData} from 'legacydocs';
import {ErrorBoundary} from '../ErrorBoundary/ErrorBoundary.tsx';
import {useEnhancedArticle} from '../hooks/useEnhancedArticle.ts';
import {articleHtmlAttribute} from '../lib/ids.ts';

export interface ArticleProps {
  readonly article: ArticleData;
  /** Shown as h1, where the article has none of its own. */
  readonly title?: string | undefined;
}

/** The page's text: its own heading, then what its author wrote. */
export function Article({article, title}: ArticleProps) {
  return (
    <article className="Article">
      {title !== undefined && <h1 className="Article-title">{title}</h1>}
      <ArticleBody article={article} />
    </article>
  );
}

/** What the page's author wrote, alone. A component that crashes leaves the rest of the page alive. */
export function ArticleBody({article}: Pick<ArticleProps, 'article'>) {
  useEnhancedArticle(article);
  if ('html' in article) {
    return (
      <div
        {...{[articleHtmlAttribute]: ''}}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the site's own Markdown.
        dangerouslySetInnerHTML={{__html: article.html}}
      />
    );
  }
  return (
    <ErrorBoundary>
      <article.Component />
    </ErrorBoundary>
  );
}
