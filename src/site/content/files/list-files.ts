import {readdir, realpath, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {compareText} from '../../../core/collections/collections.ts';
import {type Diagnostic, systemCode, systemReason} from '../../../core/diagnostics/diagnostic.ts';
import {isWithin} from '../../../core/paths/paths.ts';

export interface FileList {
  /** Sorted paths, relative to the listed folder, with `/` separators. */
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Lists all files below a folder of the site, including dot files. Symbolic links are followed only if their target is
 * inside the site, so that files outside the site are not published.
 *
 * @param siteFolder Absolute, real path of the site folder.
 * @param folder Relative to the site folder, `/` separators.
 * @returns `undefined` if the folder does not exist. Diagnostics: `link-outside-site` and `folder-unreadable` (errors);
 * `link-broken`, `link-loop` and `special-file` (warnings; the file is skipped).
 */
export async function listFiles(siteFolder: string, folder: string): Promise<FileList | undefined> {
  const files: string[] = [];
  const diagnostics: Diagnostic[] = [];

  /** @param ancestors Real paths of the parent folders, to detect link cycles. */
  async function visitFolder(path: string, real: string, ancestors: readonly string[]) {
    const open = [...ancestors, real];
    let entries: Awaited<ReturnType<typeof readEntries>>;
    try {
      entries = await readEntries(real);
    } catch (error) {
      diagnostics.push(unreadable(joinPath(folder, path), error));
      return;
    }
    for (const entry of entries) {
      const entryPath = joinPath(path, entry.name);
      const entryReal = join(real, entry.name);
      if (entry.isFile()) files.push(entryPath);
      else if (entry.isDirectory()) await visitFolder(entryPath, entryReal, open);
      else if (entry.isSymbolicLink()) await visitLink(entryPath, entryReal, open);
      else diagnostics.push(specialFile(joinPath(folder, entryPath)));
    }
  }

  async function visitLink(path: string, link: string, open: readonly string[]) {
    const sourcePath = joinPath(folder, path);
    let target: string;
    try {
      target = await realpath(link);
    } catch (error) {
      diagnostics.push(
        systemCode(error) === 'ELOOP' ? linkLoop(sourcePath) : brokenLink(sourcePath),
      );
      return;
    }
    if (!isWithin(siteFolder, target)) {
      diagnostics.push(linkOutside(sourcePath));
      return;
    }
    const found = await stat(target);
    if (found.isFile()) files.push(path);
    else if (!found.isDirectory()) diagnostics.push(specialFile(sourcePath));
    else if (open.includes(target)) diagnostics.push(linkLoop(sourcePath));
    else await visitFolder(path, target, open);
  }

  const root = await realFolder(join(siteFolder, folder));
  if (root === undefined) return undefined;
  if (isWithin(siteFolder, root)) await visitFolder('', root, []);
  else diagnostics.push(linkOutside(folder));
  return {files: files.sort(compareText), diagnostics};
}

async function readEntries(folder: string) {
  const entries = await readdir(folder, {withFileTypes: true});
  return entries.sort((a, b) => compareText(a.name, b.name));
}

async function realFolder(folder: string): Promise<string | undefined> {
  try {
    const real = await realpath(folder);
    return (await stat(real)).isDirectory() ? real : undefined;
  } catch {
    return undefined;
  }
}

/** Joins with `/` on every operating system, unlike `path.join`. */
function joinPath(folder: string, name: string): string {
  return folder === '' ? name : name === '' ? folder : `${folder}/${name}`;
}

function unreadable(file: string, error: unknown): Diagnostic {
  return {
    severity: 'error',
    code: 'folder-unreadable',
    message: `The folder \`${file}\` cannot be read: ${systemReason(error)}.`,
    file,
    consequence: "The folder's pages and files would be missing.",
    hint: 'Allow the user who runs the build to read the folder.',
  };
}

function linkOutside(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'link-outside-site',
    message: 'This symbolic link points outside the site folder.',
    file,
    consequence: 'Files from elsewhere on the machine would be published.',
    hint: 'Replace the link with a copy of its target, or remove the link.',
  };
}

function linkLoop(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'link-loop',
    message: 'This symbolic link is circular.',
    file,
    consequence: 'The link is skipped.',
    hint: 'Remove the link.',
  };
}

function brokenLink(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'link-broken',
    message: 'The target of this symbolic link is missing.',
    file,
    consequence: 'The link is skipped.',
    hint: 'Remove the link, or restore its target.',
  };
}

function specialFile(file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'special-file',
    message: 'This is neither a file nor a folder, but a socket, a pipe or a device.',
    file,
    consequence: 'It is skipped.',
  };
}
