import type {Article as ArticleData} from 'legacydocs';
import {Component, type ComponentClass, type ComponentType, type ReactNode} from 'react';
import {ErrorBoundary} from '../ErrorBoundary/ErrorBoundary.tsx';
import {breakable} from '../shared/breakable.tsx';
import {useEnhancedArticle} from '../shared/hooks/useEnhancedArticle.ts';
import {articleHtmlAttribute} from '../shared/ids.ts';

export interface ArticleProps {
  readonly article: ArticleData;
  /** Shown as an h1 if the article does not contain one. */
  readonly title?: string | undefined;
  /** Content below that title. */
  readonly below?: ReactNode;
}

/** The page's text, with its title. */
export function Article({article, title, below}: ArticleProps) {
  return (
    <article className="Article">
      {title !== undefined && <h1 className="Article-title">{breakable(title)}</h1>}
      {title !== undefined && below}
      <ArticleBody article={article} isText />
    </article>
  );
}

interface ArticleBodyProps extends Pick<ArticleProps, 'article'> {
  /** True if the page is written in Markdown or MDX. Then a component is compiled MDX. */
  readonly isText?: boolean;
}

/** The page's text without its title. An error in a component does not affect the rest of the page. */
export function ArticleBody({article, isText = false}: ArticleBodyProps) {
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
      {isText ? <Text content={article.Component} /> : <article.Component />}
    </ErrorBoundary>
  );
}

/**
 * Compiled MDX is a function without state. It is called instead of being mounted, so that components keep their state
 * when the page is edited.
 */
function Text({content: Content}: {readonly content: ComponentType}) {
  return isClass(Content) ? <Content /> : Content({});
}

function isClass(content: ComponentType): content is ComponentClass {
  return content.prototype instanceof Component;
}
