import type {SourceFact, Unproved} from '../defaults.ts';
import type {NameSet} from '../exported-names.ts';
import type {Deviation} from '../members.ts';

/** Facts about the pages of a version of the docs; paths of pages are relative to its folder. */
export interface VersionFacts {
  readonly facts: readonly SourceFact[];
  readonly unproved: readonly Unproved[];
  readonly deviations: readonly Deviation[];
  readonly names: readonly NameSet[];
}
