import type {Nodes, Parents, Root} from 'mdast';
import type {VFile} from 'vfile';
import type {ArticleMarkup} from '../../../site/config/schema/article-markup.ts';
import {classList, type Markup, markup, readerText, report, visit} from './plugin.ts';
import {type Container, reportAttributes} from './remark-containers.ts';

/** Names of the containers for tabs. */
export const tabNames = ['tabs', 'tab'] as const;

/**
 * Converts `::::tabs{group=os}` with `:::tab[macOS]{value=mac default}` inside to a tab list and its panels (rows
 * MD-21, MD-22). Attributes of `tabs`: `group` (all tabs in a group share a choice), `default` (a value), `query` (name
 * of the URL parameter; default: the group's name). Mistakes are errors (row DEV-17).
 */
export function remarkTabs(parts: ArticleMarkup['tabs']): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const found: {node: Container; index: number; parent: Parents}[] = [];
    visit(tree, 'container', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (node.name === 'tabs') found.push({node, index, parent});
      if (node.name === 'tab' && !(parent.type === 'container' && parent.name === 'tabs')) {
        invalid(file, node, '`:::tab` is outside `::::tabs`.', 'Put it inside `::::tabs`.');
      }
    });
    // Inner tabs are converted first, so that the outer tabs contain the result.
    for (const [order, {node, index, parent}] of [...found.entries()].reverse()) {
      const tabs = readTabs(node, file);
      reportAttributes(node, ['group', 'default', 'query'], file);
      checkTabs(node, tabs, file);
      parent.children[index] = tabsMarkup(node, tabs, {id: `tabs-${order + 1}`, parts});
    }
  };
}

function readTabs({children}: Container, file: VFile): Tab[] {
  return children.flatMap((child): Tab[] => {
    if (child.type !== 'container' || child.name !== 'tab') {
      const message = 'Only `:::tab` is allowed directly in `::::tabs`.';
      invalid(file, child, message, 'Move this content into a tab.');
      return [];
    }
    reportAttributes(child, ['value', 'default'], file);
    const {value = readerText(child.label), default: mark} = child.attributes;
    return [{value, isDefault: mark !== undefined, container: child}];
  });
}

function checkTabs({attributes, position}: Container, tabs: readonly Tab[], file: VFile): void {
  const node = {position};
  const values = tabs.map(({value}) => value);
  for (const [index, {value, container}] of tabs.entries()) {
    if (value === '') {
      invalid(
        file,
        container,
        'This tab has neither a label nor a value.',
        'Write `:::tab[Label]`.',
      );
    } else if (values.indexOf(value) < index) {
      invalid(
        file,
        container,
        `Two tabs have the value \`${value}\`.`,
        'Give each tab a different value.',
      );
    }
  }
  if (tabs.length === 0) {
    const hint = 'Outer fences need more colons than inner ones: `::::tabs`.';
    invalid(file, node, 'These tabs do not contain a `:::tab`.', hint);
  }
  const {group, query, default: wanted} = attributes;
  if (wanted !== undefined && !values.includes(wanted)) {
    const hint = `The tabs have the values ${values.map((value) => `\`${value}\``).join(', ')}.`;
    invalid(file, node, `No tab has the default value \`${wanted}\`.`, hint);
  }
  if (query === '' && group === undefined) {
    invalid(file, node, '`query` requires `group`, which is not set.', 'Set `group`.');
  }
}

function invalid(file: VFile, node: Pick<Nodes, 'position'>, message: string, hint: string): void {
  report(file, node, {
    severity: 'error',
    code: 'invalid-tabs',
    message,
    consequence: 'The tabs would be incomplete or would not work.',
    hint,
  });
}

/** A `:::tab` in a `::::tabs`. */
interface Tab {
  readonly value: string;
  readonly isDefault: boolean;
  readonly container: Container;
}

/**
 * Returns the tab list and the panels. If scripts are disabled, each panel is visible below its label and the list is
 * hidden; otherwise, styles show the list and the selected panel.
 *
 * @param id Unique on the page: `tabs-1`.
 */
function tabsMarkup(
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
