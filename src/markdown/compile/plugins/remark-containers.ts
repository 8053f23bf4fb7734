import type {BlockContent, DefinitionContent, Paragraph, Parent, PhrasingContent} from 'mdast';
import type {CompileContext, Extension, Handle} from 'mdast-util-from-markdown';
import type {Processor} from 'unified';
import type {Position} from 'unist';
import type {VFile} from 'vfile';
import {containerSyntax} from '../syntax/container-syntax.ts';
import {addSyntax, report} from './plugin.ts';

/** A `:::name` block, which later plugins convert according to its name. */
export interface Container extends Parent {
  type: 'container';
  name: string;
  /** `{key=value other}`. A key without a value has an empty string. */
  attributes: Record<string, string>;
  /** Content of the opening line after the name, without attributes. Can be empty. */
  label: PhrasingContent[];
  children: (BlockContent | DefinitionContent)[];
  /** True if the container has a closing line; otherwise it extends to the end of its parent. */
  isClosed: boolean;
}

declare module 'mdast' {
  interface BlockContentMap {
    container: Container;
  }
  interface RootContentMap {
    container: Container;
  }
  interface ParagraphData {
    isContainerLabel?: boolean;
  }
}

export interface RemarkContainersOptions {
  /** Names that open a container. */
  readonly names: Iterable<string>;
}

/** Parses `:::name` blocks (row MD-06) into `container` nodes. */
export function remarkContainers(this: Processor, {names}: RemarkContainersOptions): void {
  addSyntax(this, containerSyntax(new Set(names)), containersFromMarkdown);
}

/** Creates a container in place of another node. */
export function container(
  name: string,
  label: Container['label'],
  children: Container['children'],
  position?: Position,
): Container {
  return {
    type: 'container',
    name,
    attributes: {},
    label,
    children,
    isClosed: true,
    ...(position && {position}),
  };
}

/** Reports container attributes that have no effect. */
export function reportAttributes(
  container: Container,
  known: readonly string[],
  file: VFile,
): void {
  for (const name of Object.keys(container.attributes).filter((one) => !known.includes(one))) {
    const others = known.map((one) => `\`${one}\``).join(', ');
    report(file, container, {
      severity: 'warning',
      code: 'unsupported-syntax',
      message: `\`${name}\` has no effect on \`:::${container.name}\`.`,
      consequence: 'The value of this attribute is lost.',
      hint: others === '' ? 'Remove it.' : `Remove it. Known attributes: ${others}.`,
    });
  }
}

const exit: Handle = function (token) {
  this.exit(token);
};

const containersFromMarkdown: Extension = {
  enter: {
    container(token) {
      this.enter({...container('', [], []), isClosed: false}, token);
    },
    containerFence() {
      const container = openContainer(this);
      // If the name is already set, this fence is the closing one, because the opening fence sets the name.
      if (container !== undefined && container.name !== '') container.isClosed = true;
    },
    containerLabel(token) {
      this.enter({type: 'paragraph', data: {isContainerLabel: true}, children: []}, token);
    },
  },
  exit: {
    containerName(token) {
      const container = openContainer(this);
      if (container !== undefined) container.name = this.sliceSerialize(token);
    },
    containerLabel: exit,
    containerAttributes(token) {
      const container = openContainer(this);
      if (container !== undefined) {
        container.attributes = parseAttributes(this.sliceSerialize(token));
      }
    },
    container(token) {
      const container = openContainer(this);
      if (container !== undefined) liftLabel(container);
      this.exit(token);
    },
  },
};

function openContainer({stack}: CompileContext): Container | undefined {
  return stack.findLast((node) => node.type === 'container');
}

function liftLabel(container: Container): void {
  const [first] = container.children;
  if (first?.type === 'paragraph' && isLabel(first)) {
    container.label = first.children;
    container.children.shift();
  }
}

function isLabel({data}: Paragraph): boolean {
  return data?.isContainerLabel === true;
}

/**
 * Parses the attributes of a container.
 *
 * @param text Source including the braces: `{group=os default="a b"}`.
 */
function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const pattern = /([^\s=,"'{}]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'{},]+)))?/g;
  for (const [, key = '', double, single, bare] of text.matchAll(pattern)) {
    attributes[key] = double ?? single ?? bare ?? '';
  }
  return attributes;
}
