import {VFile} from 'vfile';
import {loadPlugins} from '../../core/modules/markdown-plugins.ts';
import type {CompileOptions, ModulePositions, SourcePosition, Syntax} from '../types.ts';
import {createCodeHighlighter} from './code/code-highlighter.ts';
import {moduleProcessor} from './plugins/module-processor.ts';
import {visit} from './plugins/plugin.ts';
import {decodeSource} from './source-text.ts';

/**
 * A position in the generated code and the corresponding source position. Lines are 1-based, columns are 0-based, as in
 * ESTree.
 */
interface Mapping {
  readonly generated: {readonly line: number; readonly column: number};
  readonly original: {readonly line: number; readonly column: number};
  /** Name of the variable at this position. */
  readonly name: string | undefined;
}

/** Collects mappings from the serializer, which expects a source map generator. */
class MappingCollector {
  readonly mappings: Mapping[] = [];

  addMapping({generated, original, name}: Mapping): void {
    // The serializer reuses one object for all mappings.
    this.mappings.push({generated: {...generated}, original: {...original}, name});
  }

  toJSON(): readonly Mapping[] {
    return this.mappings;
  }
}

/** Setting of recma-stringify that enables source maps. */
const mapped: object = {SourceMapGenerator: MappingCollector};

/**
 * Compiles a page or an imported Markdown file again, to map its code to the source. This takes as long as the first
 * compilation, so it is done only to locate errors.
 *
 * @throws The errors of the compiler.
 */
export async function modulePositions({
  source,
  syntax,
  options,
}: {
  readonly source: Uint8Array;
  readonly syntax: Syntax;
  readonly options: CompileOptions;
}): Promise<ModulePositions> {
  const processor = moduleProcessor(
    syntax,
    options,
    createCodeHighlighter(options.code),
    options.plugins && (await loadPlugins(options.plugins)),
  );
  processor.data('settings', {...mapped});
  const file = new VFile({value: decodeSource(source)});
  const elements = new Map<string, SourcePosition>();
  visit(processor.parse(file), (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const {name, position} = node;
    if (!name || position === undefined) return;
    const {line, column} = position.start;
    // In `<Menu.Item>`, `Menu` can be the missing name.
    for (const asked of [name, name.replace(/\..*$/, '')]) {
      if (!elements.has(asked)) elements.set(asked, {line, column});
    }
  });
  const code = String(await processor.process(file));
  const mappings = mappingsOf(file.map);
  return {
    code,
    element: (name) => elements.get(name),
    variable: (name) => sourceOf(mappings.find((mapping) => mapping.name === name)),
    original: ({line, column}) =>
      sourceOf(
        mappings
          .filter(({generated}) => generated.line === line && generated.column < column)
          .at(-1),
      ),
  };
}

function sourceOf(mapping: Mapping | undefined): SourcePosition | undefined {
  return mapping && {line: mapping.original.line, column: mapping.original.column + 1};
}

// The source map is the object that the collector above returned.
function mappingsOf(map: unknown): readonly Mapping[] {
  return Array.isArray(map) ? map : [];
}
