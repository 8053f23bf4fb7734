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
export function tabsMarkup(node: Container, tabs: readonly Tab[], id: string): Markup {
  const {group, query, default: wanted} = node.attributes;
  const initial =
    tabs.find(({value}) => value === wanted) ?? tabs.find(({isDefault}) => isDefault) ?? tabs[0];
  const buttons = tabs.map((tab, index) =>
    button(
      tab,
      {tabId: `${id}-tab-${index + 1}`, panelId: `${id}-panel-${index + 1}`},
      tab === initial,
    ),
  );
  const panels = tabs.map((tab, index) =>
    panel(
      tab,
      {tabId: `${id}-tab-${index + 1}`, panelId: `${id}-panel-${index + 1}`},
      tab === initial,
    ),
  );
  const properties = {
    className: ['tabs'],
    dataTabs: '',
    ...(group === undefined ? {} : {dataGroup: group}),
    ...(query === undefined ? {} : {dataQuery: query === '' ? group : query}),
  };
  const list = markup('div', {className: ['tabs-list'], role: 'tablist', hidden: true}, buttons);
  return markup('div', properties, [list, ...panels], node.position);
}

interface Ids {
  readonly tabId: string;
  readonly panelId: string;
}

function button(tab: Tab, {tabId, panelId}: Ids, isSelected: boolean): Markup {
  return markup(
    'button',
    {
      type: 'button',
      className: ['tabs-tab'],
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

function panel(tab: Tab, {tabId, panelId}: Ids, isSelected: boolean): Markup {
  const {children, position} = tab.container;
  const label = markup('p', {className: ['tabs-label']}, structuredClone(labelOf(tab)));
  return markup(
    'div',
    {
      className: ['tabs-panel'],
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
