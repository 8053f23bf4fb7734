import {isAbsolute, posix} from 'node:path';
import type {OnResolveArgs} from 'esbuild';
import {anyOf} from './any-of.ts';
import {templateNamespace} from './module-file.ts';
import type {ModuleSpace} from './module-space.ts';
import type {TemplateFiles} from './template-files.ts';

const siteTemplates = '@site/templates/';

/**
 * Matches every import that can mean one of these templates: by the last part of its path.
 *
 * @param own Paths below `templates/`.
 */
export function ownTemplatePattern(own: readonly string[]): RegExp {
  const names = own.flatMap((path) => {
    const {dir, name} = posix.parse(path);
    return name === 'index' ? [name, posix.basename(dir)] : [name];
  });
  return new RegExp(`(?:^|[\\\\/])${anyOf(new Set(names))}(?:\\.\\w+)?$`);
}

/**
 * The template in force that an import means, if the site's templates have a say in it. Whatever else is built in
 * is left to esbuild.
 *
 * @returns Absolute path.
 */
export function ownTemplate(args: OnResolveArgs, {templates}: ModuleSpace): string | undefined {
  const path = templatePath(args, templates);
  const file = path === undefined ? undefined : templates.find(path);
  if (file === undefined || templates.isOwn(file)) return file;
  // Beside the site's templates lie the built-in ones that it does not replace.
  return args.namespace === templateNamespace ? file : undefined;
}

function templatePath(
  {path: specifier, kind, resolveDir}: OnResolveArgs,
  templates: TemplateFiles,
): string | undefined {
  if (specifier === 'legacydocs/theme') return 'theme.ts';
  // The one in force; `@theme-original/…` is the built-in one.
  if (specifier === '@theme/MDXComponents') return 'MDXComponents';
  if (specifier.startsWith(siteTemplates)) return specifier.slice(siteTemplates.length);
  const isPath = specifier.startsWith('.') || isAbsolute(specifier) || kind === 'url-token';
  return isPath ? templates.relativeTo(resolveDir, specifier) : undefined;
}
