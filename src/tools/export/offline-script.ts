import {type Node, type Program, parse} from 'acorn';
import {withEsbuild} from '../../core/modules/esbuild.ts';

/** Name of the global object that exported scripts call. See `templates/client/offline`. */
const loaderName = 'legacydocsOffline';

/**
 * Names of two parameters of the function that wraps each module. They follow the CommonJS parameters `module`,
 * `exports` and `require`.
 */
const loadName = '__legacydocs_load';
const urlName = '__legacydocs_url';

/**
 * Returns a script that registers a file's contents with the loader.
 *
 * @param path Relative to the output folder.
 */
export function fileScript(path: string, text: string): string {
  return `${loaderName}.file(${JSON.stringify(path)},${JSON.stringify(text)});\n`;
}

/** Converts a web worker's script so that it runs on the page. */
export function workerScript(path: string, code: string): string {
  return `${loaderName}.worker(${JSON.stringify(path)},function(addEventListener,postMessage){${code}\n});\n`;
}

/**
 * Converts an ES module to a classic script that registers the module with the loader.
 *
 * @param path Relative to the output folder.
 * @returns `undefined` for a classic script, which does not need conversion.
 * @throws If the module uses top-level `await`.
 */
export async function moduleScript(path: string, code: string): Promise<string | undefined> {
  const program = parsed(code);
  const parts = program && moduleParts(program);
  if (parts === undefined) return undefined;
  const {imports, dynamicImports} = parts;
  const loading = dynamicImports.reduceRight(
    (text, start) => text.slice(0, start) + loadName + text.slice(start + 'import'.length),
    code,
  );
  const {code: common} = await withEsbuild(({transform}) =>
    transform(loading, {
      format: 'cjs',
      target: 'es2022',
      charset: 'utf8',
      minifyWhitespace: true,
      logLevel: 'silent',
      define: {'import.meta.url': urlName},
    }),
  );
  const parameters = ['module', 'exports', 'require', loadName, urlName].join();
  return `${loaderName}.module(${JSON.stringify(path)},${JSON.stringify(imports)},function(${parameters}){${common}});\n`;
}

function parsed(code: string): Program | undefined {
  try {
    return parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  } catch {
    return undefined;
  }
}

/** Returns a module's imports, and the offsets of its dynamic imports; `undefined` for a classic script. */
function moduleParts(program: Program) {
  const imports = new Set<string>();
  let isModule = false;
  for (const statement of program.body) {
    isModule ||= /^(?:Import|Export)/.test(statement.type);
    if ('source' in statement && statement.source) imports.add(String(statement.source.value));
  }
  const dynamicImports = importExpressions(program);
  return isModule || dynamicImports.length > 0
    ? {imports: [...imports], dynamicImports}
    : undefined;
}

/** Returns the offsets of dynamic imports, sorted. */
function importExpressions(root: Node): number[] {
  const starts: number[] = [];
  const open: unknown[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node && node.type === 'ImportExpression' && 'start' in node) {
      starts.push(Number(node.start));
    }
    open.push(...Object.values(node).filter((child) => child !== undefined));
  }
  return starts.sort((a, b) => a - b);
}
