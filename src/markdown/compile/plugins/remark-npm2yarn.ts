import type {Code, Root} from 'mdast';
import npmToYarn from 'npm-to-yarn';
import type {VFile} from 'vfile';
import {report} from './page-data.ts';
import type {Container} from './remark-containers.ts';
import {visit} from './visit.ts';

// Its types are those of a CommonJS module, though what is imported is an ES module.
const convert = npmToYarn as unknown as typeof npmToYarn.default;

/** Package managers besides npm, each with the label of its tab: those that Docusaurus shows. */
const managers = [
  ['yarn', 'Yarn', 'yarn install --frozen-lockfile'],
  ['pnpm', 'pnpm', 'pnpm install --frozen-lockfile'],
  ['bun', 'Bun', 'bun install --frozen-lockfile'],
] as const;

type Manager = (typeof managers)[number];

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
      const others = managers.map((manager) =>
        container('tab', manager[1], [{...node, value: convertBlock(node, manager, file)}]),
      );
      parent.children[index] = {
        ...container('tabs', '', [container('tab', 'npm', [node]), ...others]),
        attributes: {group: 'npm2yarn'},
        ...(node.position && {position: node.position}),
      };
    });
  };
}

function convertBlock({value, position}: Code, manager: Manager, file: VFile): string {
  const lines = value.split('\n').map((line, index) => {
    // The library converts one command alone: `npx` at the start only, and `npm` within any word.
    const parts = line.split(/(\s*(?:&&|\|\|?|;)\s*)/).map((part) => {
      const [prefix = ''] = /^\s*(?:[$>] |sudo |\w+=\S* )*/.exec(part) ?? [];
      const command = part.slice(prefix.length);
      if (!/^np[mx](?:\s|$)/.test(command)) return part;
      const converted = convertCommand(command, manager);
      if (converted !== undefined) return prefix + converted;
      const start = position?.start;
      const column = (start?.column ?? 1) + line.indexOf(command);
      const point = start && {line: start.line + index + 1, column};
      report(file, point === undefined ? {} : {position: {start: point, end: point}}, {
        severity: 'warning',
        code: 'npm2yarn-unknown-command',
        message: `No command of ${manager[1]} is known for \`${command}\`.`,
        consequence: `Readers see the command of npm in the tab of ${manager[1]}.`,
        hint: 'Write tabs with the commands, or remove `npm2yarn`.',
      });
      return part;
    });
    return parts.join('');
  });
  return lines.join('\n');
}

/** @returns `undefined` if the command has no known counterpart. */
function convertCommand(command: string, [name, , cleanInstall]: Manager): string | undefined {
  if (/^npm (?:ci|clean-install)\s*$/.test(command)) return cleanInstall;
  // Only npm asks before it installs.
  const converted = convert(command.replace(/^(npx) (?:--yes|-y)(?=\s)/, '$1'), name);
  return converted.includes("# couldn't auto-convert command") ? undefined : converted;
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
