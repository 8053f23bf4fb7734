import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {version as typescript} from 'typescript';
import {z} from 'zod';
import type {SampleFile} from './sample-files.ts';

/** Checksums of the type checker's input when all samples last passed, keyed by docs version. */
export type Stamp = Readonly<Record<string, string>>;

const stampSchema = z.record(z.string(), z.string());

/**
 * Returns a hexadecimal checksum of all inputs that determine whether a version's samples pass: the generated files,
 * the installed packages, and the type checker's settings and version.
 *
 * @param samplesFolder Absolute path of the folder that contains `versions/`.
 */
export async function inputsHash(
  samples: readonly SampleFile[],
  version: string,
  samplesFolder: string,
): Promise<string> {
  const versions = join(samplesFolder, 'versions');
  const inputs = [
    'tsconfig.json',
    'agreement.ts',
    `${version}/package-lock.json`,
    `${version}/context.ts`,
    `${version}/typings.ts`,
  ];
  const texts = await Promise.all(inputs.map((path) => readIfThere(join(versions, path))));
  const files = samples.map(({path, text, inContext}) => [path, text, inContext]);
  return createHash('sha256')
    .update(JSON.stringify([typescript, texts, files]))
    .digest('hex');
}

/** Reads the stored checksums; empty if no version has passed yet. */
export async function readStamp(samplesFolder: string): Promise<Stamp> {
  const text = await readIfThere(stampFile(samplesFolder));
  return text === null ? {} : stampSchema.parse(JSON.parse(text));
}

export async function writeStamp(samplesFolder: string, stamp: Stamp): Promise<void> {
  await writeFile(stampFile(samplesFolder), `${JSON.stringify(stamp, undefined, 2)}\n`);
}

function stampFile(samplesFolder: string): string {
  return join(samplesFolder, 'passed.json');
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
