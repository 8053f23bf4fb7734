import {describe, expect, it} from 'vitest';
import {refuseBuilds, ways} from '../../../support/refuse-builds.ts';

describe.each(Object.entries(ways))('%s that the disk refuses', (_name, way) => {
  it.each([
    ['once', {code: 'ENOSPC', lasting: false}],
    ['from then on', {code: 'EACCES', lasting: true}],
  ])('OUT-01 leaves the reported output, and the next build succeeds: %s', async (_, refusal) => {
    const seen = await refuseBuilds(way, refusal, 9);
    expect(seen.old).toBeGreaterThan(0);
    expect(seen.new).toBeGreaterThan(0);
  });
});
