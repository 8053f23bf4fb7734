import {type Node, type Program, parse} from 'acorn';
import {withEsbuild} from '../../core/modules/esbuild.ts';

/** What scripts of an offline site call: see `templates/client/offline`. */
const loaderName = 'legacydocsOffline';

/** Names that modules get from it besides CommonJS' own. */
const loadName = '__legacydocs_load';
const addressName = '__legacydocs_address';

/** @returns Code that hands a text to scripts that ask for the file. @param path Relative to the output folder. */
export function fileScript(path: string, text: string): string {
  return `${loaderName}.file(${JSON.stringify(path)},${JSON.stringify(text)});\n`;
}

/** @param code Of a classic script that was made to run in a worker. @returns Code that lets it run in the page. */
export function workerScript(path: string, code: string): string {
  return `${loaderName}.worker(${JSON.stringify(path)},function(addEventListener,postMessage){${code}\n});\n`;
}

/**
 * An ES module as a classic script, which registers it with the loader.
 *
 * @param path Relative to the output folder.
 * @returns `undefined` for what is no module, and can stay as it is.
 * @throws When the module needs what only modules can: `await` outside of functions.
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
      define: {'import.meta.url': addressName},
    }),
  );
  const parameters = ['module', 'exports', 'require', loadName, addressName].join();
  return `${loaderName}.module(${JSON.stringify(path)},${JSON.stringify(imports)},function(${parameters}){${common}});\n`;
}

function parsed(code: string): Program | undefined {
  try {
    return parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
  } catch {
    return undefined;
  }
}

/** @returns What it imports, and where `import(` begins; `undefined` for a script. */
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

/** Where they begin, sorted. */
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
