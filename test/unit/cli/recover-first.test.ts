import {mkdir, readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {withChecksum} from '../../../src/core/cache/checksum.ts';
import {openOutput} from '../../../src/pipeline/output/open-output.ts';
import {buildOutput, outputPlace} from '../../support/output.ts';
import {fakeEngine, fakeIo} from './fake-io.ts';

/** A site of which a killed build has replaced none of two pages yet. */
async function halfBuilt() {
  const place = await outputPlace();
  await buildOutput(place, {'index.html': 'old', 'a.html': 'old'});
  const work = join(place.siteFolder, '.build.legacydocs');
  await mkdir(join(work, 'staging'), {recursive: true});
  await writeFile(join(work, 'staging/index.html'), 'new');
  const journal = {obstacles: [], written: [['index.html']], removed: ['a.html'], emptied: []};
  await writeFile(join(work, 'journal.json'), withChecksum(journal).text);
  return place;
}

async function commanded(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io, fakeEngine());
  return {code, err: io.stderr.text()};
}

describe('what a killed build has left of an output', () => {
  it.each([
    ['check'],
    // They end at once: the one is asked for a host that there is none of, the other is not served by this engine.
    ['preview', '--like', 'none'],
    ['serve'],
    ['routes'],
  ])('CLI-06 is put in order first by `%s`, which says so', async (...argv) => {
    const {siteFolder, outDir} = await halfBuilt();
    const {err} = await commanded(siteFolder, ...argv);
    expect(err).toContain(
      `A build that was killed or that failed had left \`${outDir}\` unfinished: it was put in order first.`,
    );
    expect((await readdir(outDir)).sort()).toEqual(['.nojekyll', '_data', 'index.html']);
    expect((await readdir(siteFolder)).sort()).toEqual(['.legacydocs', 'build']);
  });

  it('is put in order by `check` that is given the output itself', async () => {
    const {siteFolder, outDir} = await halfBuilt();
    await commanded(siteFolder, 'check', 'build');
    expect(await readdir(outDir)).not.toContain('a.html');
  });

  it('is not checked while a build runs', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'old'});
    const output = await openOutput(place);
    expect(await commanded(place.siteFolder, 'check')).toEqual({
      code: 1,
      err: `error output-busy
  A build is running into \`${place.outDir}\`.
  What is read meanwhile may be neither the old output nor the new one.
  Wait until it has ended, then run this command again.

`,
    });
    await output.discard();
  });
});
