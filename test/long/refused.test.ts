import {describe, expect, it} from 'vitest';
import {refuseBuilds, ways} from '../support/refuse-builds.ts';

const refusals = [
  'killed' as const,
  ...['ENOSPC', 'EACCES', 'EIO'].flatMap((code) =>
    [false, true].map((lasting) => ({code, lasting})),
  ),
];

describe.each(Object.entries(ways))('%s that the disk refuses, or that is killed', (_name, way) => {
  it.each(refusals)('OUT-01 leaves the reported output, after each step: %j', async (refusal) => {
    const seen = await refuseBuilds(way, refusal);
    expect(seen.old + seen.new + seen.unfinished).toBeGreaterThan(20);
  });
});
