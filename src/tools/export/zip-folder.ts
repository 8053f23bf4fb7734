import {closeSync, openSync, statSync, writeSync} from 'node:fs';
import {readFile, rename, rm} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {Zip, ZipDeflate} from 'fflate';
import {diskError, outputError} from '../../core/files/system.ts';
import type {Output} from '../../pipeline/output/types.ts';
import {outputFiles} from '../check/folder-files.ts';

/** Limits of the zip format without ZIP64, an extension that some programs cannot read. */
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
    await writeZip(unfinished, basename(folder), async (zip) => {
      for (const path of await outputFiles(folder)) {
        signal?.throwIfAborted();
        await zip.copy(path, join(folder, path));
      }
    });
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

/**
 * Writes a zip file.
 *
 * @param root Name of the folder in the zip file that contains all files.
 * @param fill Adds the files.
 * @returns The result of `fill`.
 */
export async function writeZip<T>(
  file: string,
  root: string,
  fill: (zip: Pick<Output, 'write' | 'copy'>) => Promise<T>,
): Promise<T> {
  const descriptor = openSync(file, 'w');
  try {
    let [files, bytes] = [0, 0];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      bytes += chunk.length;
      if (bytes > max.bytes) throw tooLarge(root, 'more than 4 GB');
      for (let at = 0; at < chunk.length; ) at += writeSync(descriptor, chunk, at);
    });
    const add = (path: string, contents: Uint8Array): void => {
      files += 1;
      if (files > max.files) throw tooLarge(root, `more than ${max.files} files`);
      const entry = new ZipDeflate(`${root}/${path}`, {level: 6});
      entry.mtime = time;
      zip.add(entry);
      entry.push(contents, true);
    };
    const result = await fill({
      write: async (path, contents) => {
        add(path, Buffer.from(contents));
        return '';
      },
      copy: async (path, source) => add(path, await readFile(source)),
    });
    zip.end();
    return result;
  } finally {
    closeSync(descriptor);
  }
}

function tooLarge(root: string, what: string) {
  return outputError(
    'zip-too-large',
    `\`${root}\` contains ${what}, which exceeds the limit of the zip format.`,
    {
      consequence: 'No new zip file was written.',
      hint: 'Remove `offline: true`, run `legacydocs export`, and pack the folder with another program, for example `tar -czf`.',
    },
  );
}
