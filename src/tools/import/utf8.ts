import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {pathKind, relativePath} from '../../core/paths/paths.ts';
import {decide} from './findings.ts';
import type {ImportPlan} from './importer.ts';
import {decoded, type OldFolders} from './old-files.ts';

/** Returns a plan whose Markdown files are all UTF-8, and reports each of the old site's files that is not. */
export function withUtf8(plan: ImportPlan, {folder}: OldFolders): ImportPlan {
  const findings: Diagnostic[] = [];
  const files = plan.files.map((file) => {
    if (!/\.mdx?$/i.test(file.path)) return file;
    const old = 'copyOf' in file ? file.copyOf : file.from && join(folder, file.from);
    if (old === undefined || pathKind(old) !== 'file') return file;
    const bytes = readFileSync(old);
    if (isUtf8(bytes)) return file;
    findings.push(
      decide('encoding-changed', 'The file is not UTF-8 text. Its copy is.', {
        file: relativePath(folder, old),
        hint: 'Check the letters with accents: the import assumes the encoding Windows-1252.',
      }),
    );
    return 'copyOf' in file ? {path: file.path, text: decoded(bytes)} : file;
  });
  return findings.length === 0 ? plan : {...plan, files, findings: [...plan.findings, ...findings]};
}
