import type {ProvisionalFile} from './final-names.ts';
import type {BundledOutput} from './run-esbuild.ts';

/** A script of a bundle that still has its provisional name. */
export interface ProvisionalScript extends Omit<ProvisionalFile, 'nameFor'> {
  /** Provisional path of the style sheet that it brings along. */
  readonly stylesheet: string | undefined;
}

/** The scripts of a bundle. */
export function provisionalScripts({files}: BundledOutput): ProvisionalScript[] {
  return files
    .filter(({path}) => path.endsWith('.js'))
    .map(({path, text, imports, stylesheet}) => ({path, text, references: imports, stylesheet}));
}
