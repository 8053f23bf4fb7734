import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {withChecksum} from '../../../src/core/cache/checksum.ts';
import {openOutput} from '../../../src/pipeline/output/open-output.ts';
import {buildOutput, outputPlace} from '../../support/output.ts';
import {fakeEngine, fakeIo} from './fake-io.ts';

/** Creates an output with two pages, neither of which a killed build has replaced yet. */
async function halfBuilt() {
  const place = await outputPlace();
  await buildOutput(place, {'index.html': 'old', 'a.html': 'old'});
  const work = join(place.siteFolder, '.build.legacydocs');
  await mkdir(join(work, 'staging-0'), {recursive: true});
  await writeFile(join(work, 'staging-0/index.html'), 'new');
  const journal = {
    staging: 'staging-0',
    obstacles: [],
    written: [['index.html']],
    removed: ['a.html'],
    emptied: [],
  };
  await writeFile(join(work, 'journal.json'), withChecksum(journal).text);
  return place;
}

async function commanded(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io, fakeEngine());
  return {code, err: io.stderr.text()};
}

describe('the output of an interrupted build', () => {
  it.each([
    // Both commands end after the recovery, because the folder does not contain a configuration.
    ['check'],
    ['preview'],
  ])('CLI-06 is completed first by `%s`, which reports it', async (...argv) => {
    const {siteFolder, outDir} = await halfBuilt();
    const {err} = await commanded(siteFolder, ...argv);
    expect(err).toContain(
      `A previous build of \`${outDir}\` was interrupted. Its output has now been completed.`,
    );
    expect((await readdir(outDir)).sort()).toEqual(['.nojekyll', '_data', 'index.html']);
    expect((await readdir(siteFolder)).sort()).toEqual(['.legacydocs', 'build']);
  });

  it('is completed by `check` of the output itself', async () => {
    const {siteFolder, outDir} = await halfBuilt();
    await commanded(siteFolder, 'check', 'build');
    expect(await readdir(outDir)).not.toContain('a.html');
  });

  it('is not checked during a build', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'old'});
    const output = await openOutput(place);
    expect(await commanded(place.siteFolder, 'check')).toEqual({
      code: 1,
      err: `error output-busy
  A build of \`${place.outDir}\` is running.
  The output may change while it is read.
  Wait until the build has ended, then run this command again.

`,
    });
    await output.discard();
  });
});
