import {nearest} from '../../core/diagnostics/diagnostic.ts';
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
 * Copies a built-in template into the site, so that the copy replaces the original.
 *
 * @param name Name of the template, as listed by `legacydocs templates`, or its path.
 * @returns The exit code.
 * @throws {UsageError} If there is no such template, it cannot be wrapped, or one of its files already exists.
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
    throw new UsageError(`\`${template.name}\` cannot be wrapped because it is not a component.`);
  }
  const files = wrap ? [wrapper(template)] : await copies(template);
  const taken = await writeEjected(folder, files);
  if (taken.length > 0) {
    const shown = taken.map((path) => `\`${path}\``).join(', ');
    throw new UsageError(`${shown} already exists, so nothing was written. Remove it first.`);
  }
  for (const {path} of files) io.stdout.write(`Wrote ${path}\n`);
  const given = propsOf(template);
  if (given !== undefined) io.stdout.write(`\nIts props:\n${given}\n`);
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
    `unknown template \`${name}\`.${right === undefined ? '' : ` Did you mean \`${right}\`?`}\nList all templates: legacydocs templates`,
  );
}

/** Returns the source of the interface that describes the template's props. */
function propsOf({text}: BuiltinTemplate): string | undefined {
  return /^export interface \w+Props [\s\S]*?^\}/m.exec(text)?.[0].replace(/^export /, '');
}
