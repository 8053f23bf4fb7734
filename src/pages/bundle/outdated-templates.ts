import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/types.ts';
import {packageVersion} from '../../core/package/own-files.ts';
import {regularFile} from '../../core/paths/regular-file.ts';
import {ejectedMark, originalHash, readEjectedMark} from './modules/ejected-mark.ts';
import type {ModuleSpace} from './modules/module-space.ts';
import {builtinFolder} from './modules/template-files.ts';

/** Copies of built-in templates whose originals are other ones in this version of the package. */
export async function outdatedTemplates({
  siteFolder,
  templates,
}: ModuleSpace): Promise<Diagnostic[]> {
  const found = await Promise.all(
    templates.own.map(async (own) => {
      if (!/\.(?:tsx?|css)$/.test(own)) return [];
      const file = regularFile(join(siteFolder, 'templates', own));
      const mark = readEjectedMark(await readFile(file, 'utf8'));
      if (mark === undefined) return [];
      const original = await readFile(join(builtinFolder, mark.path), 'utf8').catch(
        () => undefined,
      );
      const now = original === undefined ? undefined : originalHash(original);
      return now === mark.hash ? [] : [outdated(own, mark.path, mark.version, now)];
    }),
  );
  return found.flat();
}

function outdated(own: string, path: string, from: string, now: string | undefined): Diagnostic {
  const problem = {
    severity: 'info',
    code: 'template-original-changed',
    file: `templates/${own}`,
    line: 1,
    column: 1,
    consequence: 'What was mended or added there is missing here.',
  } as const;
  const version = packageVersion();
  if (now === undefined) {
    return {
      ...problem,
      message: `\`templates/${own}\` is a copy of \`${path}\` of legacydocs ${from}, which version ${version} does not have any more.`,
      hint: 'Remove it if no other template imports it.',
    };
  }
  const line = ejectedMark({path, version, hash: now}).trim();
  return {
    ...problem,
    message: `\`templates/${own}\` is a copy of \`${path}\` of legacydocs ${from}, and the original has changed up to ${version}.`,
    hint: `Compare it with \`legacydocs/templates/${path}\`, then let its first line say: \`${line}\`.`,
  };
}
