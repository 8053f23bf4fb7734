import type {ChangedInputs} from '../../memory/inputs.ts';
import type {Memory} from '../../memory/memory.ts';
import type {CacheTrouble} from '../../memory/trouble.ts';
import type {BuildOptions, BuildOutcome} from '../types.ts';
import type {TextBase} from './text-base.ts';

/** A change of texts alone, and what is known of the build before it. */
export interface TextEdit {
  readonly options: BuildOptions;
  /** Absolute paths. */
  readonly siteFolder: string;
  readonly stateFolder: string;
  readonly outDir: string;
  readonly memory: Memory;
  /** What the last build said. */
  readonly last: Pick<BuildOutcome, 'routes' | 'diagnostics'>;
  readonly texts: TextBase;
  /** All that has changed since then. */
  readonly changed: ChangedInputs;
  /** Whether the output is the one that the last build left. @param seal As of `standingOutput`. */
  readonly isExpected: (seal: string) => boolean;
  readonly trouble: CacheTrouble;
}
