import type {Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {type Markup, markup, readerText} from './markup-node.ts';
import {report} from './page-notes.ts';
import type {Container} from './remark-containers.ts';

interface Tab {
  readonly value: string;
  readonly isDefault: boolean;
  readonly container: Container;
}

/** The names of containers that make up tabs. */
export const tabNames = ['tabs', 'tab'] as const;

/**
 * Turn `::::tabs{group=os}` with `:::tab[macOS]{value=mac default}` inside into a tab list and its
 * panels (rows MD-21, MD-22). Attributes of `tabs`: `group` (choice shared by all tabs of the group),
 * `default` (a value), `query` (name of the URL parameter; alone, the group's name).
 *
 * Every panel is visible below its label, and the list hidden, until a script takes over, so that a
 * page without scripts can be read. Mistakes are errors (row DEV-17).
 */
export function remarkTabs(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const found: {node: Container; index: number; parent: Parents}[] = [];
    visit(tree, 'container', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (node.name === 'tabs') found.push({node, index, parent});
      if (node.name === 'tab' && !(parent.type === 'container' && parent.name === 'tabs')) {
        invalid(file, node, '`:::tab` stands outside of `:::tabs`.', 'Put it inside `::::tabs`.');
      }
    });
    // Inner tabs first: the outer ones take their content over as it is by then.
    for (const [position, {node, index, parent}] of [...found.entries()].reverse()) {
      parent.children[index] = tabsMarkup(node, readTabs(node, file), `tabs-${position + 1}`);
    }
  };
}

function readTabs(node: Container, file: VFile): Tab[] {
  const tabs: Tab[] = [];
  for (const child of node.children) {
    if (child.type !== 'container' || child.name !== 'tab') {
      invalid(
        file,
        child,
        'Only `:::tab` may stand directly in `::::tabs`.',
        'Move it into a tab.',
      );
      continue;
    }
    const label = readerText(child.label);
    const value = child.attributes['value'] ?? label;
    if (value === '') {
      invalid(file, child, 'This tab has no label and no value.', 'Write `:::tab[Label]`.');
    }
    if (tabs.some((tab) => tab.value === value)) {
      invalid(file, child, `The value \`${value}\` is used by two tabs.`, 'Give each its own.');
    }
    tabs.push({value, isDefault: child.attributes['default'] !== undefined, container: child});
  }
  if (tabs.length === 0) {
    invalid(
      file,
      node,
      'These tabs hold no `:::tab`.',
      'Outer fences need more colons: `::::tabs`.',
    );
  }
  const wanted = node.attributes['default'];
  if (wanted !== undefined && !tabs.some(({value}) => value === wanted)) {
    const values = tabs.map(({value}) => `\`${value}\``).join(', ');
    invalid(file, node, `No tab has the default value \`${wanted}\`.`, `There are: ${values}.`);
  }
  if (node.attributes['query'] === '' && node.attributes['group'] === undefined) {
    invalid(file, node, '`query` takes its name from `group`, which is not set.', 'Set `group`.');
  }
  return tabs;
}

function tabsMarkup(node: Container, tabs: readonly Tab[], id: string): Markup {
  const {group, query, default: wanted} = node.attributes;
  const initial =
    tabs.find(({value}) => value === wanted) ?? tabs.find(({isDefault}) => isDefault) ?? tabs[0];
  const buttons = tabs.map((tab, index) =>
    markup(
      'button',
      {
        type: 'button',
        className: ['tabs-tab'],
        role: 'tab',
        id: `${id}-tab-${index + 1}`,
        ariaControls: [`${id}-panel-${index + 1}`],
        ariaSelected: String(tab === initial),
        tabIndex: tab === initial ? 0 : -1,
        dataValue: tab.value,
      },
      labelOf(tab),
    ),
  );
  const panels = tabs.map((tab, index) =>
    markup(
      'div',
      {
        className: ['tabs-panel'],
        role: 'tabpanel',
        id: `${id}-panel-${index + 1}`,
        ariaLabelledBy: [`${id}-tab-${index + 1}`],
        dataValue: tab.value,
      },
      [
        markup('p', {className: ['tabs-label']}, structuredClone(labelOf(tab))),
        ...tab.container.children,
      ],
      tab.container.position,
    ),
  );
  return markup(
    'div',
    {
      className: ['tabs'],
      dataTabs: '',
      ...(group === undefined ? {} : {dataGroup: group}),
      ...(query === undefined ? {} : {dataQuery: query === '' ? group : query}),
    },
    [markup('div', {className: ['tabs-list'], role: 'tablist', hidden: true}, buttons), ...panels],
    node.position,
  );
}

function labelOf({container, value}: Tab): Container['label'] {
  return container.label.length > 0 ? container.label : [{type: 'text', value}];
}

function invalid(
  file: VFile,
  node: Parameters<typeof report>[1],
  message: string,
  hint: string,
): void {
  report(file, node, {
    severity: 'error',
    code: 'invalid-tabs',
    message,
    consequence: 'Readers would miss a tab.',
    hint,
  });
}
