import type {SidebarNode} from 'legacydocs';
import {type Ref, useState} from 'react';
import {focusInside} from '../client/browser/document.ts';
import {leaveFor} from '../client/browser/history.ts';
import {DataLink} from '../Link/DataLink.tsx';
import {formatMessage, messages} from '../messages.ts';
import {isSamePage} from '../shared/active.ts';
import {classNames} from '../shared/class-names.ts';
import {useHref, useSite} from '../shared/context.ts';
import {useCollapsible} from '../shared/hooks/useCollapsible.ts';
import {useExpanded} from '../shared/hooks/useExpanded.ts';
import {containsPage} from './contains-page.ts';
import {SidebarGap} from './SidebarGap.tsx';
import {useMissingItems, useOnExpand, useYielding} from './useSidebar.ts';

export interface SidebarItemsProps {
  readonly nodes: readonly SidebarNode[];
  readonly ref?: Ref<HTMLUListElement>;
  readonly hidden?: boolean;
  readonly inert?: boolean;
}

/** A level in the sidebar. Categories contain the next level, so the two components are recursive. */
export function SidebarItems({nodes, ref, hidden, inert}: SidebarItemsProps) {
  const {autoCollapseCategories} = useSite().docs;
  const [opened, setOpened] = useState<number>();
  const [revealed, setRevealed] = useState<number>();
  return (
    <ul className="Sidebar-items" ref={ref} hidden={hidden} inert={inert}>
      {indexed(nodes).map(({node, place}) => {
        const focused = place === revealed ? focusInside : undefined;
        if (node.type === 'gap') {
          return <SidebarGap key={place} node={node} onAsk={() => setRevealed(place)} />;
        }
        return node.type === 'category' ? (
          <SidebarCategory
            key={place}
            node={node}
            yieldTo={autoCollapseCategories && opened !== place ? opened : undefined}
            onExpand={() => setOpened(place)}
            ref={focused}
          />
        ) : (
          <SidebarEntry key={place} node={node} ref={focused} />
        );
      })}
    </ul>
  );
}

/** Returns the entries with their indexes in the complete list. The indexes stay the same when gaps are filled. */
function indexed(nodes: readonly SidebarNode[]) {
  let next = 0;
  return nodes.map((node) => {
    const place = next;
    next += node.type === 'gap' ? node.count : 1;
    return {node, place};
  });
}

interface SidebarEntryProps {
  readonly node: Extract<SidebarNode, {type: 'link' | 'html'}>;
  readonly ref: Ref<HTMLLIElement> | undefined;
}

function SidebarEntry({node, ref}: SidebarEntryProps) {
  const href = useHref();
  if (node.type === 'html') {
    return (
      <li
        ref={ref}
        className={classNames(node.defaultStyle && 'Sidebar-html', node.className)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's owner wrote it in the sidebar file.
        dangerouslySetInnerHTML={{__html: node.value}}
      />
    );
  }
  const active = !node.external && isSamePage(node.href, href);
  return (
    <li ref={ref} className={node.className}>
      <DataLink
        link={{label: node.label, href: node.href, external: node.external}}
        className={classNames('Sidebar-link', active && 'is-active')}
        {...(active ? {'aria-current': 'page' as const} : {})}
      />
    </li>
  );
}

interface SidebarCategoryProps {
  readonly node: Extract<SidebarNode, {type: 'category'}>;
  /** Changes when a sibling is opened. The change collapses this category (row SIDE-15). */
  readonly yieldTo: number | undefined;
  readonly onExpand: () => void;
  readonly ref: Ref<HTMLLIElement> | undefined;
}

/**
 * A category (rows SIDE-12 to SIDE-14). The label links to the category's own page or, without one, to the first
 * page inside, so that a collapsed category is reachable without scripts.
 */
function SidebarCategory({node, yieldTo, onExpand, ref: entry}: SidebarCategoryProps) {
  const href = useHref();
  const {items, collapsible, collapsed, label} = node;
  const active = containsPage(node, href);
  const isHere = items !== null;
  const {expanded, setExpanded} = useExpanded(
    isHere && (active || !collapsible || !collapsed),
    active,
  );
  useYielding(yieldTo, () => setExpanded(!collapsible));
  useOnExpand(expanded, onExpand);
  useMissingItems(expanded && !isHere, () => {
    setExpanded(false);
    // Same behaviour as without scripts.
    if (node.href === undefined && node.firstHref !== undefined) leaveFor(node.firstHref);
  });
  const {needed, ...box} = useCollapsible<HTMLUListElement>(expanded && isHere);
  const current = node.href !== undefined && isSamePage(node.href, href);
  const labelToggles = collapsible && node.href === undefined;
  const target = node.href ?? node.firstHref;
  const className = classNames(
    'Sidebar-link',
    'Sidebar-label',
    active && 'is-open',
    current && 'is-active',
  );
  return (
    <li ref={entry} className={classNames('Sidebar-category', node.className)}>
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
              if (labelToggles) event.preventDefault();
              setExpanded(!labelToggles || !expanded);
            }}
            onKeyDown={(event) => {
              if (!labelToggles || event.key !== ' ') return;
              event.preventDefault();
              setExpanded(!expanded);
            }}
          >
            {label}
          </a>
        )}
        {collapsible && !labelToggles && (
          <button
            type="button"
            className="Sidebar-caret"
            aria-label={formatMessage(messages.toggleCategory, {label})}
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
          />
        )}
      </div>
      {needed && isHere && <SidebarItems nodes={items} {...box} />}
    </li>
  );
}
