import {closeSync, openSync, statSync, writeSync} from 'node:fs';
import {readFile, rename, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {Zip, ZipDeflate} from 'fflate';
import {diskError, outputError} from '../../core/files/errors.ts';
import {outputFiles} from '../check/folder-files.ts';

/** Limits of ZIP without the ZIP64 extension, which some programs cannot read. */
const max = {files: 65_535, bytes: 4_294_967_295};

/** The earliest time that the format allows. It is constant, so that the output is reproducible. */
const time = new Date(1980, 0, 1);

/**
 * Packs a folder into a zip file that contains a folder of the same name. An existing file is replaced atomically.
 *
 * @param folder Absolute path, like `file`.
 * @returns The size in bytes.
 * @throws {BuildError} `zip-too-large`, or `output-failed` for disk errors.
 */
export async function zipFolder(
  folder: string,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  try {
    await writeZip(folder, unfinished, signal);
    await rename(unfinished, file);
    return statSync(file).size;
  } catch (error) {
    await rm(unfinished, {force: true}).catch(() => undefined);
    if (signal?.aborted) throw error;
    throw diskError(`\`${file}\` cannot be written`, error, {
      consequence: 'The export folder is complete, but no new zip file was written.',
    });
  }
}

async function writeZip(folder: string, file: string, signal?: AbortSignal): Promise<void> {
  const paths = await outputFiles(folder);
  if (paths.length > max.files) throw tooLarge(folder, `more than ${max.files} files`);
  const descriptor = openSync(file, 'w');
  try {
    let bytes = 0;
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      bytes += chunk.length;
      if (bytes > max.bytes) throw tooLarge(folder, 'more than 4 GB');
      for (let at = 0; at < chunk.length; ) at += writeSync(descriptor, chunk, at);
    });
    for (const path of paths) {
      signal?.throwIfAborted();
      const entry = new ZipDeflate(`${basename(folder)}/${path}`, {level: 6});
      entry.mtime = time;
      zip.add(entry);
      entry.push(await readFile(join(folder, path)), true);
    }
    zip.end();
  } finally {
    closeSync(descriptor);
  }
}

function tooLarge(folder: string, what: string) {
  return outputError(
    'zip-too-large',
    `\`${folder}\` contains ${what}, which exceeds the limit of the zip format.`,
    {
      consequence: 'The export folder is complete, but no new zip file was written.',
      hint: 'Pack the folder with another program, for example `tar -czf`.',
    },
  );
}
