import {basename} from 'node:path';
import type {ProvisionalFile} from './final-names.ts';
import type {BundledOutput} from './run-esbuild.ts';

/** A script of a bundle that still has its provisional name. */
export interface ProvisionalScript extends Omit<ProvisionalFile, 'nameFor'> {
  /** Provisional path of the style sheet that it brings along. */
  readonly stylesheet: string | undefined;
}

/** The scripts of a bundle. All lie at the top of the output, so a file name is a whole path. */
export function provisionalScripts({files, metafile}: BundledOutput): ProvisionalScript[] {
  return files
    .filter(({path}) => path.endsWith('.js'))
    .map(({path, text}) => {
      const output = metafile.outputs[path.slice(1)];
      const imports = (output?.imports ?? []).filter(({external}) => external !== true);
      return {
        path: basename(path),
        text,
        references: imports.map((entry) => basename(entry.path)),
        stylesheet: output?.cssBundle === undefined ? undefined : basename(output.cssBundle),
      };
    });
}
