import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {classList} from '../part-classes.ts';
import {type Markup, markup} from './markup-node.ts';
import type {Container} from './remark-containers.ts';

/** One `:::tab` of a `::::tabs`. */
export interface Tab {
  readonly value: string;
  readonly isDefault: boolean;
  readonly container: Container;
}

/**
 * The tab list and the panels. Every panel is visible below its label, and the list hidden, where no
 * scripts run, so that such a page can be read; elsewhere styles show the list and the selected panel.
 *
 * @param id Unique on the page: `tabs-1`.
 */
export function tabsMarkup(
  node: Container,
  tabs: readonly Tab[],
  {id, parts}: {readonly id: string; readonly parts: ArticleMarkup['tabs']},
): Markup {
  const {group, query, default: wanted} = node.attributes;
  const initial =
    tabs.find(({value}) => value === wanted) ?? tabs.find(({isDefault}) => isDefault) ?? tabs[0];
  const shown = tabs.map(
    (tab, index): ShownTab => ({
      ...tab,
      parts,
      tabId: `${id}-tab-${index + 1}`,
      panelId: `${id}-panel-${index + 1}`,
      isSelected: tab === initial,
    }),
  );
  const properties = {
    className: classList(parts.box),
    dataTabs: '',
    ...(group === undefined ? {} : {dataGroup: group}),
    ...(query === undefined ? {} : {dataQuery: query === '' ? group : query}),
  };
  const list = markup(
    'div',
    {className: classList(parts.list), role: 'tablist', hidden: true},
    shown.map(button),
  );
  return markup('div', properties, [list, ...shown.map(panel)], node.position);
}

interface ShownTab extends Tab {
  readonly parts: ArticleMarkup['tabs'];
  readonly tabId: string;
  readonly panelId: string;
  readonly isSelected: boolean;
}

function button({parts, tabId, panelId, isSelected, ...tab}: ShownTab): Markup {
  return markup(
    'button',
    {
      type: 'button',
      className: classList(parts.tab),
      role: 'tab',
      id: tabId,
      ariaControls: [panelId],
      ariaSelected: String(isSelected),
      tabIndex: isSelected ? 0 : -1,
      dataValue: tab.value,
    },
    labelOf(tab),
  );
}

function panel({parts, tabId, panelId, isSelected, ...tab}: ShownTab): Markup {
  const {children, position} = tab.container;
  const label = markup('p', {className: classList(parts.label)}, structuredClone(labelOf(tab)));
  return markup(
    'div',
    {
      className: classList(parts.panel),
      role: 'tabpanel',
      id: panelId,
      ariaLabelledBy: [tabId],
      dataValue: tab.value,
      ...(isSelected ? {dataSelected: ''} : {}),
    },
    [label, ...children],
    position,
  );
}

function labelOf({container, value}: Tab): Container['label'] {
  return container.label.length > 0 ? container.label : [{type: 'text', value}];
}
