import {closeSync, openSync, statSync, writeSync} from 'node:fs';
import {readFile, rename, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {Zip, ZipDeflate} from 'fflate';
import {diskError, outputError} from '../../core/files/errors.ts';
import {outputFiles} from '../check/folder-files.ts';

/** What the format can hold, without an extension that not every program reads. */
const most = {files: 65_535, bytes: 4_294_967_295};

/** Same files, same bytes: of all times that the format knows, the first. */
const time = new Date(1980, 0, 1);

/**
 * Pack a folder into a zip file that unpacks into a folder of the same name. An older file of that name is replaced, by a whole one or not at all.
 *
 * @param folder Absolute path, as is `file`.
 * @returns Its size in bytes.
 * @throws {BuildError} `zip-too-large`, or `output-failed` when the disk refuses.
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
      consequence: 'The folder of the export is whole; the zip file is as it was before.',
    });
  }
}

async function writeZip(folder: string, file: string, signal?: AbortSignal): Promise<void> {
  const paths = await outputFiles(folder);
  if (paths.length > most.files) throw tooLarge(folder, `more than ${most.files} files`);
  const descriptor = openSync(file, 'w');
  try {
    let bytes = 0;
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      bytes += chunk.length;
      if (bytes > most.bytes) throw tooLarge(folder, 'more than 4 GB');
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
  return outputError('zip-too-large', `\`${folder}\` holds ${what}: no zip file takes that.`, {
    consequence: 'The folder of the export is whole; the zip file is as it was before.',
    hint: 'Pack the folder with another program, for instance `tar -czf`.',
  });
}
