import {readFile} from 'node:fs/promises';
import {hashOf} from '../memory/hash.ts';
import {outputError} from './errors.ts';
import {createPathRegister} from './path-register.ts';
import type {Output} from './types.ts';

/** An output that writes nothing: its files, keyed by output path. Same refusals as on the disk. */
export interface MemoryOutput extends Output {
  readonly files: Map<string, Uint8Array>;
}

export function createMemoryOutput(): MemoryOutput {
  const files = new Map<string, Uint8Array>();
  const register = createPathRegister();
  const put = (outputPath: string, contents: Uint8Array): void => {
    register.add(outputPath);
    const earlier = files.get(outputPath);
    if (earlier !== undefined && Buffer.compare(earlier, contents) !== 0) {
      throw outputError('output-collision', `\`${outputPath}\` is written twice.`);
    }
    files.set(outputPath, contents);
  };
  return {
    files,
    paths: register.paths,
    async write(outputPath, contents) {
      put(outputPath, Buffer.from(contents));
      return hashOf(contents);
    },
    keep: () => false,
    async copy(outputPath, sourceFile) {
      put(outputPath, await readFile(sourceFile));
    },
    async commit() {
      const bytes = [...files.values()].reduce((sum, {byteLength}) => sum + byteLength, 0);
      return {
        files: files.size,
        bytes,
        filesWritten: files.size,
        bytesWritten: bytes,
        changed: [...files.keys()].sort(),
        standing: undefined,
        notes: [],
      };
    },
    async discard() {
      files.clear();
    },
  };
}
