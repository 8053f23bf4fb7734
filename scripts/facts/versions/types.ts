import type {SourceFact, Unverified} from '../defaults.ts';
import type {NameSet} from '../exported-names.ts';
import type {Deviation} from '../members.ts';

/** Facts about the pages of a version of the docs; paths of pages are relative to its folder. */
export interface VersionFacts {
  readonly facts: readonly SourceFact[];
  readonly unverified: readonly Unverified[];
  readonly deviations: readonly Deviation[];
  readonly names: readonly NameSet[];
}
