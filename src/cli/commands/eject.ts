import {nearest} from '../../core/diagnostics/nearest.ts';
import type {Io} from '../io.ts';
import {
  type BuiltinTemplate,
  builtinTemplates,
  canBeWrapped,
  copies,
  wrapper,
  writeEjected,
} from '../templates.ts';
import {exitCode, requireSiteFolder, UsageError} from '../usage.ts';

export interface EjectFlags {
  readonly wrap?: boolean;
}

/**
 * Write a built-in template into the site, where it takes the built-in one's place.
 *
 * @param name As `legacydocs templates` lists it, or the path of its file.
 * @returns The exit code.
 * @throws {UsageError} If there is none of that name, or the site has a file in its place.
 */
export async function ejectCommand(
  name: string,
  site: string,
  {wrap = false}: EjectFlags,
  io: Io,
): Promise<number> {
  const folder = await requireSiteFolder(site, io.cwd);
  const template = requireTemplate(name, await builtinTemplates());
  if (wrap && !canBeWrapped(template)) {
    throw new UsageError(`\`${template.name}\` is no component that could be wrapped.`);
  }
  const files = wrap ? [wrapper(template)] : await copies(template);
  const taken = await writeEjected(folder, files);
  if (taken.length > 0) {
    const shown = taken.map((path) => `\`${path}\``).join(', ');
    throw new UsageError(`${shown} exists already. Nothing was written: remove it first.`);
  }
  for (const {path} of files) io.stdout.write(`Wrote ${path}\n`);
  const given = propsOf(template);
  if (given !== undefined) io.stdout.write(`\nIt is given:\n${given}\n`);
  return exitCode.good;
}

function requireTemplate(name: string, templates: readonly BuiltinTemplate[]): BuiltinTemplate {
  const wanted = name.replace(/^(?:\.\/)?templates\//, '');
  const found = templates.find((template) => [template.name, template.path].includes(wanted));
  if (found !== undefined) return found;
  const right = nearest(
    wanted,
    templates.map((template) => template.name),
  );
  throw new UsageError(
    `there is no template \`${name}\`.${right === undefined ? '' : ` Did you mean \`${right}\`?`}\nList them all: legacydocs templates`,
  );
}

/** The interface of its props, as it is written. */
function propsOf({text}: BuiltinTemplate): string | undefined {
  return /^export interface \w+Props [\s\S]*?^\}/m.exec(text)?.[0].replace(/^export /, '');
}
