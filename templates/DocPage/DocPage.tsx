import type {Article as ArticleData, DocPageData} from 'legacydocs';
import {Article} from '../Article/Article.tsx';
import {useComparison} from '../Comparison/useComparison.ts';
import {DocsHeader} from '../DocsHeader/DocsHeader.tsx';
import {EditLink} from '../EditLink/EditLink.tsx';
import {OtherVersions} from '../OtherVersions/OtherVersions.tsx';
import {PageInfo} from '../PageInfo/PageInfo.tsx';
import {Pagination} from '../Pagination/Pagination.tsx';
import {useSite} from '../shared/context.ts';
import {FoldedTableOfContents, TableOfContents} from '../TableOfContents/TableOfContents.tsx';

export interface DocPageProps {
  readonly page: DocPageData;
  readonly title: string;
  readonly article: ArticleData;
}

/** A documentation page (row DOC-01). */
export function DocPage({page, title, article}: DocPageProps) {
  useComparison();
  const version = useSite().docs.versions.find(({name}) => name === page.version);
  const below = (
    <div className="PageBar">
      <FoldedTableOfContents items={page.toc} />
      <OtherVersions page={page} />
    </div>
  );
  return (
    <div className="DocPage">
      <div className="DocPage-content">
        <DocsHeader page={page} />
        <Article
          article={article}
          title={page.showTitle ? title : undefined}
          below={below}
          language={page.language}
        />
        <EditLink href={page.editUrl} reportHref={page.reportUrl} printHref={version?.printHref} />
        <PageInfo info={page.info} />
        <Pagination previous={page.previous} next={page.next} />
      </div>
      <TableOfContents items={page.toc} />
    </div>
  );
}
