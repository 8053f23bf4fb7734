import {createTemplateFiles} from '../../pages/bundle/modules/template-files.ts';
import type {Io} from '../io.ts';
import {builtinTemplates} from '../templates.ts';
import {exitCode, requireSiteFolder} from '../usage.ts';

/**
 * Lists the templates that a site can replace, one per line, and marks those that the site has replaced.
 *
 * @returns The exit code.
 */
export async function templatesCommand(site: string, io: Io): Promise<number> {
  const folder = await requireSiteFolder(site, io.cwd);
  const own = new Set(createTemplateFiles(folder).own);
  const templates = await builtinTemplates();
  const width = Math.max(...templates.map(({name}) => name.length));
  for (const {name, path, description} of templates) {
    const replaced = own.has(path) ? ' (replaced)' : '';
    io.stdout.write(`${name.padEnd(width)}  ${description}${replaced}\n`);
  }
  io.stderr.write(
    '\nCopy a template: legacydocs eject <name>. Wrap a template: legacydocs eject <name> --wrap\n',
  );
  return exitCode.good;
}
