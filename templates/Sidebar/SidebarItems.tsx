import type {SidebarNode} from 'legacydocs';
import {DataLink} from '../Link/DataLink.tsx';
import {isSamePage} from '../lib/active.ts';
import {classNames} from '../lib/class-names.ts';
import {useHref} from '../lib/route.ts';
import {messages} from '../messages.ts';
import {holdsPage} from './holds-page.ts';
import {useExpanded} from './useExpanded.ts';

/** One level of the sidebar. A category holds the next level, so the two components call each other. */
export function SidebarItems({nodes}: {readonly nodes: readonly SidebarNode[]}) {
  return (
    <ul className="Sidebar-items">
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and labels may repeat.
        <SidebarItem key={index} node={node} />
      ))}
    </ul>
  );
}

function SidebarItem({node}: {readonly node: SidebarNode}) {
  const href = useHref();
  switch (node.type) {
    case 'link': {
      const active = !node.external && isSamePage(node.href, href);
      return (
        <li className={node.className}>
          <DataLink
            link={{label: node.label, href: node.href, external: node.external}}
            className={classNames('Sidebar-link', active && 'is-active')}
            {...(active ? {'aria-current': 'page' as const} : {})}
          />
        </li>
      );
    }
    case 'html':
      return (
        <li
          className={classNames(node.defaultStyle && 'Sidebar-html', node.className)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's owner wrote it in the sidebar file.
          dangerouslySetInnerHTML={{__html: node.value}}
        />
      );
    case 'category':
      return <SidebarCategory node={node} />;
  }
}

/**
 * A category (rows SIDE-12 to SIDE-14). Its label is a link in any case: to its own page, or, for a category
 * without one, to the first page inside, which is how a closed one is entered without scripts.
 */
function SidebarCategory({node}: {readonly node: Extract<SidebarNode, {type: 'category'}>}) {
  const href = useHref();
  const {items, collapsible, label} = node;
  const active = holdsPage(node, href);
  const {expanded, expand, toggle} = useExpanded({initially: items !== null, active});
  const current = node.href !== undefined && isSamePage(node.href, href);
  // A closed category whose entries are not here stays a plain link.
  const canToggle = collapsible && items !== null;
  const labelToggles = canToggle && node.href === undefined;
  const target = node.href ?? node.firstHref;
  const className = classNames(
    'Sidebar-link',
    'Sidebar-label',
    active && 'is-open',
    current && 'is-active',
    items === null && 'is-closed',
  );
  return (
    <li className={classNames('Sidebar-category', node.className)}>
      <div className="Sidebar-row">
        {target === undefined ? (
          <span className={className}>{label}</span>
        ) : (
          <a
            href={target}
            className={className}
            {...(current ? {'aria-current': 'page' as const} : {})}
            {...(labelToggles ? {'aria-expanded': expanded} : {})}
            onClick={(event) => {
              if (!labelToggles) return expand();
              event.preventDefault();
              toggle();
            }}
          >
            {label}
          </a>
        )}
        {canToggle && !labelToggles && (
          <button
            type="button"
            className="Sidebar-caret"
            aria-label={messages.toggleCategory(label)}
            aria-expanded={expanded}
            onClick={toggle}
          />
        )}
      </div>
      {expanded && items !== null && <SidebarItems nodes={items} />}
    </li>
  );
}
