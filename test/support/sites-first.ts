import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Patterns for the order in which files start. Tests that install packages are first, because they wait for npm. */
const order = [
  /\/(?:static\/|unit\/(?:packaging\/package|manual\/tutorial)\.)/,
  /\/browser\/own-site/,
  /\/unit\/(?:cli|manual|own-site|packaging|pipeline|serve|tools|versions)\//,
  /\/browser\//,
];

/** Runs long test files first, so that short files keep all workers busy until the end. */
export class SitesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({moduleId}: TestSpecification): number => {
      const found = order.findIndex((pattern) => pattern.test(moduleId));
      return found === -1 ? order.length : found;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
