import type {Article} from 'legacydocs';
import {useLayoutEffect} from 'react';
import {enhanceArticle} from '../article-enhancers/enhance-article.ts';
import {contentElement} from '../browser/articles.ts';

/** Enhance each article that is shown, before it is painted and scrolled. */
export function useEnhancedArticle(article: Article): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article is what asks for it.
  useLayoutEffect(() => {
    const content = contentElement();
    return content === null ? undefined : enhanceArticle(content);
  }, [article]);
}
