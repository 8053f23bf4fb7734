import {mkdir, rm, symlink, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuildError} from '../../../../src/core/diagnostics/diagnostic.ts';
import {openOutput} from '../../../../src/pipeline/output/open-output.ts';
import {isOutputFolder} from '../../../../src/pipeline/output/output-folder.ts';
import {readFiles, writeFiles} from '../../../support/files.ts';
import {buildOutput, outputPlace} from '../../../support/output.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

/** Returns the diagnostics for a refused output folder. */
async function refusal(options: Parameters<typeof openOutput>[0]) {
  const error = await openOutput(options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof BuildError ? error.diagnostics : error;
}

describe('an output folder that would bury sources', () => {
  it.each([
    ['the site itself', '.', 'is the site folder itself'],
    ['the folder above it', '..', 'contains the site folder'],
    ['the root', '/', 'contains the site folder'],
    ['the content', 'content', 'contains sources'],
    ['a folder in the content', 'content/static/out', 'contains sources'],
    ['the templates', 'templates', 'contains sources'],
    ['a Git repository', '.git/x', 'contains a repository'],
    ['a Git repository elsewhere', '../other/.GIT', 'contains a repository'],
    ['the state folder', '.legacydocs/out', 'contains sources'],
  ])('is refused: %s', async (_, outDir, reason) => {
    const place = await outputPlace();
    await writeFiles(place.siteFolder, {'content/docs/a.md': 'a'});
    const refused = await refusal({...place, outDir: resolve(place.siteFolder, outDir)});
    expect(refused).toMatchObject([
      {code: 'output-folder-unsafe', message: expect.stringContaining(reason)},
    ]);
    expect(await readFiles(place.siteFolder)).toEqual({'content/docs/a.md': 'a'});
  });

  it('is refused if a symbolic link leads there', async () => {
    const place = await outputPlace();
    await symlink(place.siteFolder, join(place.siteFolder, '../link'));
    const outDir = join(place.siteFolder, '../link/content/out');
    expect(await refusal({...place, outDir})).toMatchObject([
      {message: expect.stringContaining('contains sources')},
    ]);
  });

  it('is refused with a complete message', async () => {
    const place = await outputPlace();
    expect(await refusal({...place, outDir: place.siteFolder})).toEqual([
      {
        severity: 'error',
        code: 'output-folder-unsafe',
        message: `The output folder \`${place.siteFolder}\` is the site folder itself.`,
        consequence: 'A build replaces the entire output folder.',
        hint: 'Choose another folder with `--out-dir`.',
      },
    ]);
  });

  it('is accepted if its name only begins with the name of a source folder', async () => {
    const place = await outputPlace();
    const outDir = join(place.siteFolder, 'content-built');
    await buildOutput({...place, outDir}, {'index.html': 'one'});
    expect(await isOutputFolder(outDir)).toBe(true);
  });
});

describe('a non-empty output folder', () => {
  it('is refused unless a build has created it', async () => {
    const place = await outputPlace();
    await writeFiles(place.outDir, {'thesis.txt': 'years of work'});
    expect(await refusal(place)).toEqual([
      {
        severity: 'error',
        code: 'output-folder-foreign',
        message: `The folder \`${place.outDir}\` is not empty, and is not the output of a build.`,
        consequence: 'A build replaces the entire folder, so its contents would be lost.',
        hint: 'Choose another folder with `--out-dir`, or empty this one yourself.',
      },
    ]);
    expect(await readFiles(place.siteFolder)).toEqual({'build/thesis.txt': 'years of work'});
  });

  it('is refused when it is the output of another site, by default or by its record', async () => {
    const [place, other] = [await outputPlace(), await outputPlace()];
    await writeFiles(other.siteFolder, {'site.config.ts': ''});
    for (const outDir of [other.outDir, join(other.siteFolder, 'public')]) {
      await buildOutput({...other, outDir}, {'index.html': 'other'});
      expect(await refusal({...place, outDir})).toEqual([
        {
          severity: 'error',
          code: 'output-folder-foreign',
          message: `\`${outDir}\` contains the output of another site, \`${other.siteFolder}\`.`,
          consequence:
            "A build replaces the entire folder, so the other site's output would be lost.",
          hint: 'Choose another folder with `--out-dir`, or run `legacydocs clean` in the other site.',
        },
      ]);
    }
  });

  it('is accepted in the folder of another site that does not write there', async () => {
    const [place, other] = [await outputPlace(), await outputPlace()];
    await writeFiles(other.siteFolder, {'site.config.ts': ''});
    const outDir = join(other.siteFolder, 'api');
    await buildOutput({...place, outDir}, {'index.html': 'one'});
    await buildOutput({...place, outDir}, {'index.html': 'two'});
    expect(await readFiles(outDir)).toMatchObject({'index.html': 'two'});
  });

  it('is refused when it is a checkout, even of an output', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one'});
    await writeFile(join(place.outDir, '.git'), 'gitdir: elsewhere');
    expect(await refusal(place)).toMatchObject([
      {code: 'output-folder-unsafe', message: expect.stringContaining('is a Git checkout')},
    ]);
  });

  it('is refused when it is a file', async () => {
    const place = await outputPlace();
    await writeFile(place.outDir, 'a file');
    expect(await refusal(place)).toMatchObject([
      {message: `The output folder \`${place.outDir}\` is a file.`},
    ]);
  });

  it('is accepted if it is empty', async () => {
    const place = await outputPlace();
    await mkdir(place.outDir);
    await buildOutput(place, {'index.html': 'one'});
    expect(await readFiles(place.outDir)).toMatchObject({'index.html': 'one'});
  });

  it('is created with its parent folders if it is missing', async () => {
    const place = await outputPlace();
    const outDir = join(place.siteFolder, 'deep/down/build');
    await buildOutput({...place, outDir}, {'index.html': 'one'});
    expect(await readFiles(outDir)).toMatchObject({'index.html': 'one'});
  });
});

describe('isOutputFolder', () => {
  it('recognizes the output of a build', async () => {
    const place = await outputPlace();
    await buildOutput(place, {'index.html': 'one'});
    expect(await isOutputFolder(place.outDir)).toBe(true);
    await rm(join(place.outDir, '.nojekyll'));
    expect(await isOutputFolder(place.outDir)).toBe(false);
  });

  it.each([
    ['an empty folder', {}],
    ['data of another generator', {'_data/routes.json': '["/"]', '_config.yml': ''}],
    ['another kind of manifest', {'.nojekyll': '', '_data/routes.json': '{"routes":[]}'}],
    ['a manifest that is no JSON', {'.nojekyll': '', '_data/routes.json': '/'}],
  ])('does not recognize %s as an output', async (_, files) => {
    const folder = await tempFolder();
    await writeFiles(folder, files);
    expect(await isOutputFolder(folder)).toBe(false);
  });

  it('does not recognize a missing folder as an output', async () => {
    expect(await isOutputFolder('/nowhere/at/all')).toBe(false);
  });
});
