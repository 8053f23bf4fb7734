import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {dirname, parse, resolve} from 'node:path';
import type {BuildFailure, Message, PartialMessage, PluginBuild} from 'esbuild';
import {nameHash} from '../../../core/hash/sha256.ts';
import {regularFile} from '../../../core/paths/paths.ts';
import {cssNamespace, moduleName} from './module-names.ts';
import type {ModuleSpace} from './module-space.ts';

const sheetPrefix = 'legacydocs:css/';

interface CssModule {
  /** Code of a module whose default export is an object of class names. */
  readonly code: string;
  readonly css: string;
  /** Absolute paths of files from which classes are composed. */
  readonly composed: readonly string[];
  readonly warnings: readonly Message[];
}

/**
 * Handles imports of CSS modules: `import styles from './a.module.css'` is an object of class names. Class names depend
 * on the file's path in the site, so they are unique, and the same in server and browser bundles.
 */
export function handleCssModules(build: PluginBuild, {siteFolder}: ModuleSpace): void {
  const sheets = new Map<string, string>();
  build.onLoad({filter: /\.module\.css$/i}, async ({path}) => {
    try {
      const {code, css, composed, warnings} = await compile(build, path, siteFolder);
      sheets.set(path, css);
      // Files with composed classes are imported, so that they become inputs of the bundle.
      const imports = [...composed, sheetPrefix + path].map(
        (name) => `import ${JSON.stringify(name)};\n`,
      );
      return {contents: imports.join('') + code, warnings: locatedIn(path, warnings)};
    } catch (error) {
      if (!isBuildFailure(error)) throw error;
      return {errors: locatedIn(path, error.errors)};
    }
  });
  build.onResolve({filter: new RegExp(`^${sheetPrefix}`)}, ({path}) => {
    const file = path.slice(sheetPrefix.length);
    // The path does not end in `.module.css`, because esbuild would not bundle an import of such a path here.
    return {path: uniqueName(file, siteFolder), namespace: cssNamespace, pluginData: file};
  });
  build.onLoad({filter: /.*/, namespace: cssNamespace}, ({pluginData: file}) => ({
    loader: 'css',
    contents: sheets.get(file) ?? '',
    resolveDir: dirname(file),
  }));
}

async function compile(
  {esbuild}: PluginBuild,
  file: string,
  siteFolder: string,
): Promise<CssModule> {
  const files = new Map<string, string>();
  const {outputFiles, warnings} = await esbuild.build({
    stdin: {contents: `export {default} from ${JSON.stringify(file)};`},
    outdir: '.',
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [
      {
        name: 'legacydocs-css-modules',
        setup(inner) {
          inner.onResolve({filter: /.*/}, ({path, kind, importer}) => {
            // Other references, such as `url(…)`, are resolved by the outer bundle.
            if (kind !== 'import-statement' && kind !== 'composes-from')
              return {path, external: true};
            const found = resolve(dirname(files.get(importer) ?? file), path);
            if (!existsSync(found)) return {errors: [{text: `Could not resolve "${path}"`}]};
            const name = uniqueName(found, siteFolder);
            files.set(name, found);
            return {path: name, namespace: cssNamespace};
          });
          inner.onLoad({filter: /.*/, namespace: cssNamespace}, async ({path}) => ({
            loader: 'local-css',
            contents: await readFile(regularFile(files.get(path) ?? path), 'utf8'),
          }));
        },
      },
    ],
  });
  const textOf = (ending: string): string =>
    outputFiles.find(({path}) => path.endsWith(ending))?.text ?? '';
  const composed = [...files.values()].filter((path) => path !== file);
  return {code: textOf('.js'), css: textOf('.css'), composed, warnings};
}

/** Returns a unique file name, such as `card-1a2b3c4d.css`, from which esbuild derives the prefix of class names. */
function uniqueName(file: string, siteFolder: string): string {
  const hash = nameHash(moduleName(file, siteFolder));
  return `${parse(file).name.replace(/\.module$/i, '')}-${hash}.css`;
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error;
}

function locatedIn(file: string, messages: readonly Message[]): PartialMessage[] {
  return messages.map(({text, location}) => ({
    text,
    location: location && {...location, file, namespace: 'file'},
  }));
}
