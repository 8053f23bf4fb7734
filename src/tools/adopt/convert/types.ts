import type {Element, Nodes} from 'hast';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {CompileOptions} from '../../../markdown/types.ts';
import type {Profile} from '../profiles/types.ts';

/** Context for converting a page. */
export interface Conversion {
  /** The article, whose nodes have links to their parents. It is modified in place. */
  readonly article: Element;
  readonly profile: Profile;
  readonly options: Pick<CompileOptions, 'markup' | 'words' | 'code'>;
  /** Path of the old page. */
  readonly file: string;
  /** Classes to keep, with all inline styles; `undefined` to remove all classes and styles. */
  readonly classes?: ReadonlySet<string> | undefined;
  readonly diagnostics: Diagnostic[];
}

/** Reports a part of a page. */
export function reportPart(
  {file, diagnostics}: Pick<Conversion, 'file' | 'diagnostics'>,
  node: Nodes,
  problem: Omit<Diagnostic, 'file' | 'line' | 'column'>,
): void {
  const start = node.position?.start;
  diagnostics.push({...problem, file, line: start?.line, column: start?.column});
}
