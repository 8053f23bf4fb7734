import {realpath} from 'node:fs/promises';
import {formatCount} from '../../core/diagnostics/message-text.ts';
import {type CheckedFiles, verifyFrozen} from '../../versions/check-frozen.ts';
import type {Io} from '../io.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {formatBytes} from '../report/format.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

/** @returns The exit code. */
export async function verifyCommand(site: string, io: Io): Promise<number> {
  const siteFolder = await realpath(await requireSiteFolder(site, io.cwd));
  const {versions, diagnostics} = await verifyFrozen(siteFolder);
  printDiagnostics(diagnostics, io, {siteFolder});
  for (const version of versions) io.stdout.write(lineOf(version));
  if (diagnostics.length > 0) return exitCode.siteHasErrors;
  if (versions.length === 0) io.stdout.write('No version is frozen.\n');
  return exitCode.good;
}

function lineOf({name, pages, files, bytes}: CheckedFiles): string {
  return `${name} is as it was frozen: ${formatCount(pages, 'page')} in ${formatCount(files, 'file')}, ${formatBytes(bytes)}.\n`;
}
