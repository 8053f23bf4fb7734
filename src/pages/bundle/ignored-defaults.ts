import {readFile} from 'node:fs/promises';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {ModuleSpace} from './modules/module-space.ts';

/**
 * Warns about `defaultProps` on function components in the site's code, which React 19 ignores.
 *
 * @param inputs Absolute paths of all bundled files.
 */
export async function ignoredDefaults(
  {siteFolder}: ModuleSpace,
  inputs: readonly string[],
): Promise<Diagnostic[]> {
  const own = inputs.filter((path) => {
    const inside = relativePath(siteFolder, path);
    return /\.(?:mdx|[cm]?[jt]sx?)$/.test(inside) && !/^\.\.\/|(?:^|\/)node_modules\//.test(inside);
  });
  const found = await Promise.all(
    own.map(async (path) => {
      const text = await readFile(path, 'utf8').catch(() => '');
      if (!text.includes('.defaultProps')) return [];
      const {functionDefaultProps} = await import('../../core/code/default-props.ts');
      return functionDefaultProps(text).map(({component, statement}): Diagnostic => {
        const before = text.slice(0, statement.start).split('\n');
        return {
          severity: 'warning',
          code: 'default-props-ignored',
          message: `\`${component}.defaultProps\` has no effect: \`${component}\` is a function.`,
          file: relativePath(siteFolder, path),
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          consequence: 'React 19 ignores such defaults, so these props are `undefined`.',
          hint: 'Set the default values in the parameter of the function: `function Card({title = "Untitled"})`.',
        };
      });
    }),
  );
  return found.flat();
}
