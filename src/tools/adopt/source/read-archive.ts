import {gunzipSync} from 'node:zlib';
import {unzipSync} from 'fflate';
import {unpackTar} from 'modern-tar';
import {
  type BuildError,
  buildError,
  type Diagnostic,
  printable,
} from '../../../core/diagnostics/diagnostic.ts';
import {outputPathProblem} from '../../../core/urls/href.ts';
import {maxUnpackedBytes, type OldFiles, type ReadBytes} from './types.ts';

/**
 * Unpacks an archive in memory.
 *
 * @param file Shown in messages.
 * @throws {BuildError} `adopt-archive-damaged`, `adopt-archive-too-large`
 */
export async function readArchive(
  bytes: Uint8Array,
  file: string,
  maxBytes = maxUnpackedBytes,
): Promise<OldFiles> {
  const diagnostics: Diagnostic[] = [];
  const entries = isZip(bytes)
    ? readZip(bytes, file, maxBytes)
    : await readTar(bytes, file, {maxBytes, diagnostics});
  const files = new Map<string, ReadBytes>();
  for (const [written, contents] of entries) {
    const name = written.replace(/^(?:\.\/)+/, '');
    const problem = outputPathProblem(name);
    if (problem === undefined) files.set(name, () => contents);
    else diagnostics.push(unsafeName(written, problem, file));
  }
  return {files: withoutCommonFolder(files), diagnostics};
}

type Entries = readonly (readonly [name: string, contents: Uint8Array])[];

/** True for a zip file, which begins with the letters `PK`. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function readZip(bytes: Uint8Array, file: string, maxBytes: number): Entries {
  let total = 0;
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({name, originalSize}) => {
        if (name.endsWith('/')) return false;
        // The unpacker never produces more bytes than an entry declares.
        total += originalSize;
        if (total > maxBytes) throw tooLarge(file, maxBytes);
        return true;
      },
    });
    return Object.entries(unpacked);
  } catch (error) {
    if (total > maxBytes) throw tooLarge(file, maxBytes);
    throw damaged(file, error);
  }
}

async function readTar(
  bytes: Uint8Array,
  file: string,
  {maxBytes, diagnostics}: {readonly maxBytes: number; readonly diagnostics: Diagnostic[]},
): Promise<Entries> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    const tar = isGzip ? gunzipSync(bytes, {maxOutputLength: maxBytes}) : bytes;
    const entries = await unpackTar(new Uint8Array(tar), {strict: true});
    return entries.flatMap(({header: {type, name}, data}): Entries => {
      if (type === 'symlink' || type === 'link') diagnostics.push(linkLeft(name, file));
      return type === 'file' && data !== undefined ? [[name, data]] : [];
    });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(file, maxBytes);
    throw damaged(file, error);
  }
}

/** Removes the folder that contains all files, as in repository archives. */
function withoutCommonFolder(files: ReadonlyMap<string, ReadBytes>): Map<string, ReadBytes> {
  const names = [...files.keys()].sort();
  const [first = ''] = names;
  const folder = first.slice(0, first.indexOf('/') + 1);
  const isCommon = folder !== '' && names.every((name) => name.startsWith(folder));
  const entries = names.map((name) => [name, files.get(name)] as const);
  const kept = new Map(
    entries.flatMap(([name, read]) =>
      read ? [[isCommon ? name.slice(folder.length) : name, read] as const] : [],
    ),
  );
  return isCommon ? withoutCommonFolder(kept) : kept;
}

function linkLeft(name: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'adopt-link-outside',
    message: `\`${printable(name)}\` in the archive is a link to another file.`,
    file,
    consequence: 'The file is left out. Links to it are reported as dead links.',
    hint: 'If the documentation needs the file, unpack the archive and pass the folder.',
  };
}

function unsafeName(name: string, problem: string, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'adopt-unsafe-name',
    message: `The archive contains the name \`${printable(name)}\`, which is not safe: ${problem}.`,
    file,
    consequence: 'The file is left out.',
    hint: 'Create the archive again, with paths relative to the documentation folder.',
  };
}

function tooLarge(file: string, maxBytes: number): BuildError {
  return buildError({
    code: 'adopt-archive-too-large',
    message: `The archive contains more than ${Math.round(maxBytes / 1024 ** 2)} MB.`,
    file,
    consequence: 'Nothing was written.',
    hint: 'If this size is expected, unpack the archive and pass the folder.',
  });
}

function damaged(file: string, cause: unknown): BuildError {
  return buildError(
    {
      code: 'adopt-archive-damaged',
      message: `The archive cannot be read: ${cause instanceof Error ? printable(cause.message.replace(/\.$/, '')) : 'it is damaged'}.`,
      file,
      consequence: 'Nothing was written.',
      hint: 'Pass a folder, a `.zip` file or a `.tar.gz` file. If a download was incomplete, download the file again.',
    },
    {cause},
  );
}
