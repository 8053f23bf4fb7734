import type {Breadcrumb} from 'legacydocs';
import {messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';
import {Icon} from '../shared/Icon.tsx';

const listType = 'https://schema.org/BreadcrumbList';
const itemType = 'https://schema.org/ListItem';

/** The path from the home page to this one, with structured data for search engines (row DOC-03). */
export function Breadcrumbs({crumbs}: {readonly crumbs: readonly Breadcrumb[]}) {
  const {baseUrl, hasHomePage} = useSite();
  return (
    <nav className="Breadcrumbs" aria-label={messages.breadcrumbs}>
      <ol className="Breadcrumbs-list" itemScope itemType={listType}>
        {hasHomePage && (
          <li className="Breadcrumbs-item">
            <a href={baseUrl} className="Breadcrumbs-link">
              <span className="sr-only">{messages.homePage}</span>
              <Icon size={16} path="M3 11.5 12 4l9 7.5M6 9.5V20h4.5v-5h3v5H18V9.5" />
            </a>
          </li>
        )}
        {crumbs.map((crumb, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's crumbs never move, and labels may repeat.
            key={index}
            className="Breadcrumbs-item"
            itemScope
            itemProp="itemListElement"
            itemType={itemType}
          >
            <Crumb crumb={crumb} isLast={index === crumbs.length - 1} />
            <meta itemProp="position" content={String(index + 1)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({crumb, isLast}: {readonly crumb: Breadcrumb; readonly isLast: boolean}) {
  if (crumb.href === undefined) {
    return (
      <span
        className="Breadcrumbs-text"
        itemProp="name"
        {...(isLast ? {'aria-current': 'page' as const} : {})}
      >
        {crumb.label}
      </span>
    );
  }
  return (
    <a href={crumb.href} className="Breadcrumbs-link" itemProp="item">
      <span itemProp="name">{crumb.label}</span>
    </a>
  );
}
