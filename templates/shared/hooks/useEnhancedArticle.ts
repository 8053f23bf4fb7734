import type {Article} from 'legacydocs';
import {useLayoutEffect} from 'react';
import {enhanceArticle} from '../../client/article-enhancers/enhance-article.ts';
import {contentElement} from '../../client/browser/articles.ts';
import {mountIslands} from '../islands/mount-islands.ts';

/**
 * Enhances each article before the page is painted and scrolled. An article with islands is enhanced after the
 * islands have hydrated.
 */
export function useEnhancedArticle(article: Article): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new article must be enhanced.
  useLayoutEffect(() => {
    const content = contentElement();
    if (content === null) return undefined;
    const islands = mountIslands(content);
    if (islands === undefined) return enhanceArticle(content);
    let hasEnded = false;
    let end = islands.end;
    void islands.ready.then(() => {
      if (hasEnded) return;
      const endEnhancing = enhanceArticle(content);
      end = () => {
        endEnhancing();
        islands.end();
      };
    });
    return () => {
      hasEnded = true;
      end();
    };
  }, [article]);
}
