import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Files in the order in which they start. The first ones install packages, and wait for npm. */
const order = [
  /\/unit\/(?:packaging\/package|manual\/tutorial)\./,
  /\/browser\/own-site/,
  /\/unit\/(?:cli|manual|own-site|packaging|pipeline|serve|tools|versions)\//,
  /\/browser\//,
];

/** Runs long test files and files that build sites first. The short files at the end keep all workers busy. */
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
