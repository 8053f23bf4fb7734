import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join, relative, sep} from 'node:path';
import {BuildError, type Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import type {SampleFile} from './sample-files.ts';
import {problemsOf} from './tsc-output.ts';

/**
 * Type-checks a version's samples against the library in the version's folder.
 *
 * @param folder Absolute path of the version's folder.
 * @param siteFolder Absolute path to which locations in messages are relative.
 * @throws {BuildError} `samples-not-checked` if the type checker itself fails.
 */
export async function typeCheck(
  samples: readonly SampleFile[],
  {folder, siteFolder}: {readonly folder: string; readonly siteFolder: string},
): Promise<Diagnostic[]> {
  const work = join(folder, '.work');
  await rm(work, {recursive: true, force: true});
  for (const {path, text} of samples) {
    await mkdir(dirname(join(work, path)), {recursive: true});
    await writeFile(join(work, path), text);
  }
  const byPath = new Map(samples.map((sample) => [sample.path, sample]));
  const typings = existsSync(join(folder, 'typings.ts')) ? ['../typings.ts'] : [];
  const projects = [
    {name: 'modules', support: typings, inContext: false},
    {
      name: 'context',
      support: [...typings, '../context.ts', '../../agreement.ts'],
      inContext: true,
    },
  ];
  const problems: Diagnostic[] = [];
  for (const {name, support, inContext} of projects) {
    const own = samples.filter((sample) => sample.inContext === inContext).map(({path}) => path);
    if (own.length === 0) continue;
    const project = join(work, `${name}.json`);
    const settings = {extends: '../../tsconfig.json', files: [...support, ...own]};
    await writeFile(project, JSON.stringify(settings));
    const output = await runTsc(project, work);
    const found = problemsOf(output, {
      samples: byPath,
      folder: toPosix(relative(siteFolder, work)),
    });
    if (found === undefined) throw new BuildError([notChecked(output)]);
    problems.push(...found);
  }
  return problems;
}

/** Runs `tsc` on a project and returns its output. TypeScript 7 has no programming interface. */
export async function runTsc(project: string, cwd: string): Promise<string> {
  const tsc = createRequire(import.meta.url).resolve('typescript/package.json');
  const args = [join(dirname(tsc), 'bin/tsc'), '--pretty', 'false', '--project', project];
  return await new Promise((resolve, reject) => {
    execFile(process.execPath, args, {cwd, maxBuffer: 64 * 2 ** 20}, (error, stdout, stderr) => {
      // `tsc` also fails if it reports errors in the code. If it fails without output, nothing was checked.
      if (error !== null && stdout === '')
        reject(new BuildError([notChecked(stderr || error.message)]));
      else resolve(stdout + stderr);
    });
  });
}

function notChecked(output: string): Diagnostic {
  return {
    severity: 'error',
    code: 'samples-not-checked',
    message: `The type checker failed:\n${output.trim()}`,
  };
}

function toPosix(path: string): string {
  return path.split(sep).join('/');
}
