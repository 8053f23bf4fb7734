import type {SourceFact, Unverified} from '../defaults.ts';
import type {NameSet} from '../exported-names.ts';
import type {Deviation} from '../members.ts';

/** Facts about the pages of a docs version. Paths of pages are relative to the version's folder. */
export interface VersionFacts {
  readonly facts: readonly SourceFact[];
  readonly unverified: readonly Unverified[];
  readonly deviations: readonly Deviation[];
  readonly names: readonly NameSet[];
}
