import type {Article as ArticleData, StandalonePageData} from 'legacydocs';
import {Article, ArticleBody} from '../Article/Article.tsx';
import {FoldedTableOfContents, TableOfContents} from '../TableOfContents/TableOfContents.tsx';

export interface StandalonePageProps {
  readonly page: StandalonePageData;
  readonly title: string;
  readonly article: ArticleData;
}

/** A page outside the docs. A component page has the full width and its own design. */
export function StandalonePage({page, title, article}: StandalonePageProps) {
  if (page.format === 'tsx') return <ArticleBody article={article} />;
  const below = (
    <div className="PageBar">
      <FoldedTableOfContents items={page.toc} />
    </div>
  );
  return (
    <div className="DocPage StandalonePage">
      <div className="DocPage-content">
        <Article
          article={article}
          title={page.showTitle ? title : undefined}
          below={below}
          language={page.language}
        />
      </div>
      <TableOfContents items={page.toc} />
    </div>
  );
}
