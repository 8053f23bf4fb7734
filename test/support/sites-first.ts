import {BaseSequencer, type TestSpecification} from 'vitest/node';

const buildsSites = ({moduleId}: TestSpecification): boolean =>
  /\/unit\/(?:cli|own-site|packaging|pipeline|serve|tools|versions)\//.test(moduleId);

/** Runs the test files that build sites first. The short files at the end keep all workers busy. */
export class SitesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(buildsSites), ...sorted.filter((file) => !buildsSites(file))];
  }
}
