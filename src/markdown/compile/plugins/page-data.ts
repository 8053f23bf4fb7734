import type {Node} from 'unist';
import type {VFile} from 'vfile';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {StyleRule} from '../../../core/html/inline-styles.ts';
import type {InlineCode, ModuleImport, SearchSection, Slot, TocEntry} from '../types.ts';

/** Page data that plugins collect. */
export interface PageData {
  readonly diagnostics: Diagnostic[];
  readonly slots: Slot[];
  readonly hashLinks: Slot[];
  readonly externalLinks: Slot[];
  readonly componentLinks: Slot[];
  readonly toc: TocEntry[];
  readonly anchors: string[];
  readonly imports: ModuleImport[];
  /** Keyed by class name. */
  readonly styles: Map<string, StyleRule>;
  readonly inlineCode: InlineCode[];
  search: readonly SearchSection[];
  contentTitle: string | undefined;
  excerpt: string;
}

declare module 'vfile' {
  interface DataMap {
    notes: PageData;
  }
}

/** Returns a file's data. It is created on first use. */
export function pageDataOf(file: VFile): PageData {
  file.data.notes ??= {
    diagnostics: [],
    slots: [],
    hashLinks: [],
    externalLinks: [],
    componentLinks: [],
    toc: [],
    anchors: [],
    imports: [],
    styles: new Map(),
    inlineCode: [],
    search: [],
    contentTitle: undefined,
    excerpt: '',
  };
  return file.data.notes;
}

/** Reports a problem at a node's location. */
export function report(
  file: VFile,
  node: Pick<Node, 'position'>,
  problem: Omit<Diagnostic, 'file' | 'line' | 'column'>,
): void {
  const start = node.position?.start;
  pageDataOf(file).diagnostics.push({...problem, line: start?.line, column: start?.column});
}
