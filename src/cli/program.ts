import {Command} from 'commander';
import {packageVersion} from '../core/package/own-files.ts';
import {hostNames} from '../serve/hosts/hosts.ts';
import type {BuildFlags} from './commands/build.ts';
import type {CheckFlags} from './commands/check.ts';
import type {DoctorFlags} from './commands/doctor.ts';
import type {EjectFlags} from './commands/eject.ts';
import type {ExportFlags} from './commands/export.ts';
import type {FreezeFlags} from './commands/freeze.ts';
import type {ImportFlags} from './commands/import.ts';
import type {InitFlags} from './commands/init.ts';
import type {PreviewFlags} from './commands/preview.ts';
import type {RoutesFlags} from './commands/routes.ts';
import type {ServeFlags} from './commands/serve.ts';
import type {ThawFlags} from './commands/thaw.ts';
import type {VersionFlags} from './commands/version.ts';
import type {Engine} from './engine.ts';
import type {Io} from './io.ts';

/** Adds the options that allow the configuration of an old site more than to read its repository. */
function allowsMore(command: Command): Command {
  return command
    .option('--allow-child-process', 'let the old configuration start programs, such as git')
    .option('--allow-network', 'let the old configuration reach the network')
    .option(
      '--allow-env <names>',
      'environment variables that the old configuration is given; several with commas between them',
      (names: string, others: readonly string[] = []) => [...others, ...names.split(',')],
    )
    .option('--allow-outside', 'read, and take over, files outside the repository of the old site');
}

/**
 * The command line: its commands and options, and what each calls. A command's own module is loaded
 * when it runs.
 *
 * @param finish Takes the exit code of the command that ran.
 */
export function createProgram(io: Io, engine: Engine, finish: (code: number) => void): Command {
  const program = new Command('legacydocs')
    .description('Turns a folder of versioned Markdown into a static documentation site.')
    .version(packageVersion())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stderr.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('Run `legacydocs --help` for the commands and their options.')
    .addHelpText(
      'after',
      '\nExit codes: 0 good, 1 the site has errors, 2 the command was used wrongly.',
    );

  program
    .command('build')
    .description('build the site; the last good output stays until the new one is whole')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('-o, --out-dir <dir>', 'output folder, relative to the site', 'build')
    .option('--base-url <path>', "path that the site is mounted at, instead of the configuration's")
    .option('--strict', 'let warnings fail the build too')
    .option('--drafts', 'include pages marked as draft')
    .option('--no-cache', 'make everything anew, whatever the cache holds')
    .option('--react-development', "use React's development build, to find mistakes")
    .option('--json', 'print one JSON summary on stdout')
    .option('--quiet', 'print warnings and errors only')
    .option('--verbose', 'print the time of each stage, and stack traces')
    .action(async (site: string, flags: BuildFlags) => {
      const {buildCommand} = await import('./commands/build.ts');
      finish(await buildCommand(site, flags, io, engine));
    });

  program
    .command('init')
    .description('write a small site to start from')
    .argument('[dir]', 'folder of the new site; existing files are kept', '.')
    .option('--template <name>', 'what it begins as: versions, guide or api', 'versions')
    .option('--force', 'add the site to a folder that holds other files as well')
    .action(async (dir: string, flags: InitFlags) => {
      const {initCommand} = await import('./commands/init.ts');
      finish(await initCommand(dir, flags, io));
    });

  allowsMore(
    program
      .command('doctor')
      .description(
        'say what would become of a Docusaurus or VitePress site here; runs its configuration, changes nothing',
      )
      .argument('<old-site>', 'folder that holds docusaurus.config.js, or .vitepress')
      .option(
        '--from <generator>',
        'what the old site was made with: docusaurus or vitepress; default: whichever it holds',
      )
      .option('--sitemap <file>', 'the old sitemap: which addresses would be lost')
      .option('--json', 'print JSON')
      .option('--verbose', 'print every place, and what needs nobody to decide'),
  ).action(async (oldSite: string, flags: DoctorFlags) => {
    const {doctorCommand} = await import('./commands/doctor.ts');
    finish(await doctorCommand(oldSite, flags, io, engine));
  });

  allowsMore(
    program
      .command('import')
      .description(
        'make a site of one for Docusaurus or VitePress; runs its configuration, and leaves it unchanged',
      )
      .argument('<old-site>', 'folder that holds docusaurus.config.js, or .vitepress')
      .argument('[dir]', 'an empty or new folder for the new site', '.')
      .option(
        '--from <generator>',
        'what the old site was made with: docusaurus or vitepress; default: whichever it holds',
      )
      .option(
        '--sitemap <file>',
        "the old sitemap, whose addresses must answer; default: the old build's",
      ),
  ).action(async (oldSite: string, dir: string, flags: ImportFlags) => {
    const {importCommand} = await import('./commands/import.ts');
    finish(await importCommand(oldSite, dir, flags, io, engine));
  });

  program
    .command('serve')
    .description('serve the site while it is edited: open pages follow every change')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('--host <host>', 'address to listen on; `0.0.0.0` opens it to the network', '127.0.0.1')
    .option('--port <port>', 'port to listen on; the next free one if it is taken', '3000')
    .option('--strict-port', 'fail if that port is taken')
    .option('--allowed-host <name...>', 'other names that browsers may ask by, e.g. of a proxy')
    .option('--open', 'open the site in the browser')
    .option('--drafts', 'include pages marked as draft')
    .action(async (site: string, flags: ServeFlags) => {
      const {serveCommand} = await import('./commands/serve.ts');
      finish(await serveCommand(site, flags, io, engine));
    });

  program
    .command('preview')
    .description('serve the built site as a static host would')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('-o, --out-dir <dir>', 'output folder, relative to the site', 'build')
    .option('--like <host>', `host to simulate: ${hostNames.join(', ')}`, 'legacydocs')
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--port <port>', 'port to listen on; the next free one if it is taken', '3000')
    .option('--strict-port', 'fail if that port is taken')
    .action(async (site: string, flags: PreviewFlags) => {
      const {previewCommand} = await import('./commands/preview.ts');
      finish(await previewCommand(site, flags, io));
    });

  program
    .command('check')
    .description('judge every link, anchor and file of the built site, or of a deployed one')
    .argument('[dir-or-url]', 'site folder, output folder, or address of a home page', '.')
    .option('-o, --out-dir <dir>', 'output folder, relative to the site', 'build')
    .option('--base-url <path>', "path that the site is mounted at, instead of the home page's")
    .option('--external', 'check addresses of other sites too')
    .option('--concurrency <n>', 'other sites that are asked at once', '8')
    .option('--retries <n>', 'how often a site is asked again that fails', '2')
    .option('--timeout <seconds>', 'for each request', '15')
    .option('--ignore <pattern...>', 'addresses to leave alone; `*` stands for anything')
    .option('--baseline <file>', 'an earlier JSON report: only what is new fails')
    .option('--contract <file>', 'addresses that must answer, on every host')
    .option('--like <host...>', 'hosts that the contract must hold on, instead of all')
    .option('--format <format>', 'form of the report: text, json, github or junit')
    .action(async (dirOrUrl: string, flags: CheckFlags) => {
      const {checkCommand} = await import('./commands/check.ts');
      finish(await checkCommand(dirOrUrl, flags, io));
    });

  program
    .command('export')
    .description('build the site, and write it in a form that browsers open from a disk')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('--offline', 'accepted for older scripts: exports are for reading offline anyway')
    .option('-o, --out-dir <dir>', 'folder of the export, relative to the site', 'offline')
    .option('--zip', 'pack that folder into a zip file beside it, too')
    .option('--quiet', 'print warnings and errors only')
    .option('--verbose', 'name every place that a warning is about')
    .action(async (site: string, flags: ExportFlags) => {
      const {exportCommand} = await import('./commands/export.ts');
      finish(await exportCommand(site, flags, io, engine));
    });

  program
    .command('routes')
    .description('list the routes with their sources, versions and output files')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('--json', 'print JSON')
    .option('--contract', 'print the addresses that must go on to answer, for `check --contract`')
    .action(async (site: string, flags: RoutesFlags) => {
      const {routesCommand} = await import('./commands/routes.ts');
      finish(await routesCommand(site, flags, io, engine));
    });

  program
    .command('templates')
    .description('list what a site may replace of the theme, a line each')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .action(async (site: string) => {
      const {templatesCommand} = await import('./commands/templates.ts');
      finish(await templatesCommand(site, io));
    });

  program
    .command('eject')
    .description("copy a template into the site, where it takes the built-in one's place")
    .argument('<name>', 'as `legacydocs templates` lists it')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('--wrap', 'write one that shows the original, instead of a copy')
    .action(async (name: string, site: string, flags: EjectFlags) => {
      const {ejectCommand} = await import('./commands/eject.ts');
      finish(await ejectCommand(name, site, flags, io));
    });

  program
    .command('messages')
    .description("write the theme's messages to a file, to translate them into another language")
    .argument('<locale>', 'the language, a BCP 47 tag: `it`, `pt-BR`')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .action(async (locale: string, site: string) => {
      const {messagesCommand} = await import('./commands/messages.ts');
      finish(await messagesCommand(locale, site, io));
    });

  program
    .command('version')
    .description('cut a version: keep the docs as they are now under the name of a release')
    .argument('<name>', 'of the new version')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('--from <version>', 'the version to copy; default: `current`, else the newest')
    .action(async (name: string, site: string, flags: VersionFlags) => {
      const {versionCommand} = await import('./commands/version.ts');
      finish(await versionCommand(name, site, flags, io));
    });

  program
    .command('freeze')
    .description('compile a version once and for all: builds take that instead of its sources')
    .argument('[version]', 'name of the version; with --check, all frozen ones by default')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('--again', 'replace what is frozen of it already')
    .option('--check', 'only say whether the sources of what is frozen have changed since')
    .option('--quiet', 'print warnings and errors only')
    .action(async (version: string | undefined, site: string, flags: FreezeFlags) => {
      const {freezeCommand} = await import('./commands/freeze.ts');
      finish(await freezeCommand(version, site, flags, io));
    });

  program
    .command('verify')
    .description('prove every file of the frozen versions, as each build does')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .action(async (site: string) => {
      const {verifyCommand} = await import('./commands/verify.ts');
      finish(await verifyCommand(site, io));
    });

  program
    .command('thaw')
    .description('build a frozen version from its sources again')
    .argument('<version>', 'name of the version')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .option('--dry-run', 'list the changed sources, and change nothing')
    .action(async (version: string, site: string, flags: ThawFlags) => {
      const {thawCommand} = await import('./commands/thaw.ts');
      finish(await thawCommand(version, site, flags, io));
    });

  program
    .command('clean')
    .description('remove the output folder `build` and the cache')
    .argument('[site]', 'folder that holds site.config.ts', '.')
    .action(async (site: string) => {
      const {cleanCommand} = await import('./commands/clean.ts');
      finish(await cleanCommand(site, io));
    });

  return program;
}
