import type {Code, Root} from 'mdast';
import npmToYarn from 'npm-to-yarn';
import type {VFile} from 'vfile';
import {report, visit} from './plugin.ts';
import {type Container, container} from './remark-containers.ts';

// The package's types describe a CommonJS module, but the imported file is an ES module.
const convert = npmToYarn as unknown as typeof npmToYarn.default;

/** Package managers other than npm, each with its tab label as in Docusaurus and its equivalent of `npm ci`. */
const managers = [
  ['yarn', 'Yarn', 'yarn install --frozen-lockfile'],
  ['pnpm', 'pnpm', 'pnpm install --frozen-lockfile'],
  ['bun', 'Bun', 'bun install --frozen-lockfile'],
] as const;

type Manager = (typeof managers)[number];

/**
 * Converts a block of npm commands that is marked with `npm2yarn` to tabs, one for each package manager. The tab that a
 * reader selects applies to all pages.
 */
export function remarkNpm2yarn(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    if (!String(file.value).includes('npm2yarn')) return;
    visit(tree, 'code', (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      if (!(node.meta ?? '').split(/\s+/).includes('npm2yarn')) return;
      const others = managers.map((manager) =>
        tab(manager[1], {...node, value: convertBlock(node, manager, file)}),
      );
      parent.children[index] = {
        ...container('tabs', [], [tab('npm', node), ...others], node.position),
        attributes: {group: 'npm2yarn'},
      };
    });
  };
}

function tab(label: string, code: Code): Container {
  return container('tab', [{type: 'text', value: label}], [code]);
}

function convertBlock({value, position}: Code, manager: Manager, file: VFile): string {
  const lines = value.split('\n').map((line, index) => {
    // The library expects a single command: it converts `npx` only at the start, but `npm` even inside a word.
    const parts = line.split(/(\s*(?:&&|\|\|?|;)\s*)/).map((part) => {
      const [prefix = ''] = /^\s*(?:[$>] |sudo |\w+=\S* )*/.exec(part) ?? [];
      const command = part.slice(prefix.length);
      if (!/^np[mx](?:\s|$)/.test(command)) return part;
      const converted = convertCommand(command, manager);
      if (converted !== undefined) return prefix + converted;
      const start = position?.start;
      const column = (start?.column ?? 1) + line.indexOf(command);
      report(file, start && {line: start.line + index + 1, column}, {
        severity: 'warning',
        code: 'npm2yarn-unknown-command',
        message: `No equivalent ${manager[1]} command is known for \`${command}\`.`,
        consequence: `The npm command is shown in the ${manager[1]} tab.`,
        hint: 'Write tabs with the commands, or remove `npm2yarn`.',
      });
      return part;
    });
    return parts.join('');
  });
  return lines.join('\n');
}

/** Converts a command for another package manager; returns `undefined` if there is no known equivalent. */
function convertCommand(command: string, [name, , cleanInstall]: Manager): string | undefined {
  if (/^npm (?:ci|clean-install)\s*$/.test(command)) return cleanInstall;
  // `--yes` is removed, because only npm asks for confirmation before it installs a package.
  const converted = convert(command.replace(/^(npx) (?:--yes|-y)(?=\s)/, '$1'), name);
  return converted.includes("# couldn't auto-convert command") ? undefined : converted;
}
