import type {CategoryCard, CategoryPageData} from 'legacydocs';
import {DocsHeader} from '../DocsHeader/DocsHeader.tsx';
import {DataLink} from '../Link/DataLink.tsx';
import {Pagination} from '../Pagination/Pagination.tsx';

export interface CategoryPageProps {
  readonly page: CategoryPageData;
  readonly title: string;
  readonly description: string;
}

/** A generated page that lists the items of a category (row SIDE-06). */
export function CategoryPage({page, title, description}: CategoryPageProps) {
  return (
    <div className="DocPage">
      <div className="DocPage-content">
        <DocsHeader page={page} />
        <div className="CategoryPage">
          <h1>{title}</h1>
          {description !== '' && <p>{description}</p>}
          <ul className="CategoryPage-cards">
            {page.cards.map((card) => (
              <Card key={`${card.href} ${card.label}`} card={card} />
            ))}
          </ul>
        </div>
        <Pagination previous={page.previous} next={page.next} />
      </div>
    </div>
  );
}

function Card({card}: {readonly card: CategoryCard}) {
  return (
    <li className={`CategoryPage-card CategoryPage-${card.kind}`}>
      <DataLink link={card} className="CategoryPage-link" />
      {card.description !== '' && <p className="CategoryPage-description">{card.description}</p>}
    </li>
  );
}
