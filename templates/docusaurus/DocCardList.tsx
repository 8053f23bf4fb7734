import type {CategoryCard} from 'legacydocs';
import {classNames} from '../shared/class-names.ts';
import {useCurrentSidebarCategory} from './theme-common.ts';

export interface DocCardListProps {
  readonly items?: readonly (Pick<CategoryCard, 'label' | 'href'> & Partial<CategoryCard>)[];
  readonly className?: string;
}

/** Docusaurus' cards for the items of the open category, or for the given items. */
export default function DocCardList({items, className}: DocCardListProps) {
  const category = useCurrentSidebarCategory();
  return (
    <ul className={classNames('CategoryPage-cards', className)}>
      {(items ?? category.items).map(({label, href, kind = 'link', description = ''}) => (
        <li key={`${href} ${label}`} className={`CategoryPage-card CategoryPage-${kind}`}>
          <a href={href} className="CategoryPage-link">
            {label}
          </a>
          {description !== '' && <p className="CategoryPage-description">{description}</p>}
        </li>
      ))}
    </ul>
  );
}
