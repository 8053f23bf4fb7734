import type {Root} from 'mdast';
import npmToYarn from 'npm-to-yarn';
import type {VFile} from 'vfile';
import type {Container} from './remark-containers.ts';
import {visit} from './visit.ts';

// Its types are those of a CommonJS module, though what is imported is an ES module.
const convert = npmToYarn as unknown as typeof npmToYarn.default;

/** Package managers besides npm, each with the label of its tab: those that Docusaurus shows. */
const managers = [
  ['yarn', 'Yarn'],
  ['pnpm', 'pnpm'],
  ['bun', 'Bun'],
] as const;

/**
 * A block of npm commands that is marked `npm2yarn` becomes tabs with the same for other package managers. Readers choose
 * once for all pages.
 */
export function remarkNpm2yarn(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    if (!String(file.value).includes('npm2yarn')) return;
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (!(node.meta ?? '').split(/\s+/).includes('npm2yarn')) return;
      const others = managers.map(([name, label]) =>
        container('tab', label, [{...node, value: convert(node.value, name)}]),
      );
      parent.children[index] = {
        ...container('tabs', '', [container('tab', 'npm', [node]), ...others]),
        attributes: {group: 'npm2yarn'},
        ...(node.position && {position: node.position}),
      };
    });
  };
}

function container(name: string, label: string, children: Container['children']): Container {
  return {
    type: 'container',
    name,
    attributes: {},
    label: label === '' ? [] : [{type: 'text', value: label}],
    children,
    isClosed: true,
  };
}
