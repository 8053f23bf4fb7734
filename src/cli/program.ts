import {Command} from 'commander';
import {packageVersion} from '../core/package/own-files.ts';
import {hostNames} from '../serve/hosts/hosts.ts';
import type {AdoptFlags} from './commands/adopt.ts';
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

/** Adds the options that grant an old site's configuration more than read access to its own repository. */
function withPermissions(command: Command): Command {
  return command
    .option('--allow-child-process', 'allow the old configuration to start programs such as git')
    .option('--allow-network', 'allow the old configuration to access the network')
    .option(
      '--allow-env <names>',
      'environment variables to pass to the old configuration, separated by commas',
      (names: string, others: readonly string[] = []) => [...others, ...names.split(',')],
    )
    .option(
      '--allow-outside',
      "allow reading and importing files outside the old site's repository",
    );
}

/**
 * Defines the commands and options of the command line. The module of a command is loaded only when the command runs.
 *
 * @param finish Receives the exit code of the command.
 */
export function createProgram(io: Io, engine: Engine, finish: (code: number) => void): Command {
  const program = new Command('legacydocs')
    .description('Static-site generator for versioned Markdown documentation.')
    .version(packageVersion())
    // Distinguishes `legacydocs --version` from `legacydocs adopt --version 1.x`.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      getOutHelpWidth: () => io.stdout.columns ?? 80,
      getErrHelpWidth: () => io.stderr.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('Run `legacydocs --help` for a list of commands and options.')
    .addHelpText('after', '\nExit codes: 0 success, 1 errors in the site, 2 invalid usage.');

  program
    .command('build')
    .description('build the site; the previous output stays in place until the build succeeds')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option('-o, --out-dir <dir>', 'output folder, relative to the site folder', 'build')
    .option('--base-url <path>', 'base path to build for; overrides the configured `baseUrl`')
    .option('--strict', 'treat warnings as errors')
    .option('--drafts', 'include draft pages')
    .option('--no-cache', 'ignore the cache')
    .option(
      '--concurrency <n>',
      'maximum number of worker threads (default: as many as the CPU cores and the memory allow)',
    )
    .option(
      '--react-development',
      "use React's development build, which reports mistakes in the browser console",
    )
    .option('--json', 'print a JSON summary to stdout')
    .option('--quiet', 'print only warnings and errors')
    .option(
      '--verbose',
      'print the duration and CPU time of each stage, all locations of each problem, and stack traces',
    )
    .action(async (site: string, flags: BuildFlags) => {
      const {buildCommand} = await import('./commands/build.ts');
      finish(await buildCommand(site, flags, io, engine));
    });

  program
    .command('init')
    .description('create a starter site')
    .argument('[dir]', 'folder for the new site; existing files are kept', '.')
    .option('--template <name>', 'starter template: versions, guide or api', 'versions')
    .option('--force', 'allow a folder that contains other files')
    .action(async (dir: string, flags: InitFlags) => {
      const {initCommand} = await import('./commands/init.ts');
      finish(await initCommand(dir, flags, io));
    });

  withPermissions(
    program
      .command('doctor')
      .description(
        'report how a Docusaurus, VitePress or MkDocs site would be imported; runs its configuration but does not change anything',
      )
      .argument(
        '<old-site>',
        'folder that contains docusaurus.config.js, siteConfig.js, .vitepress, mkdocs.yml or zensical.toml',
      )
      .option(
        '--from <generator>',
        "the old site's generator: docusaurus, vitepress or mkdocs (default: detected)",
      )
      .option(
        '--sitemap <file>',
        "the old site's sitemap, for listing URLs that would be lost (default: the sitemap in its last build)",
      )
      .option(
        '--built <path>',
        'a folder or archive with the HTML of the old site, for pages that cannot be converted (default: its last build)',
      )
      .option('--json', 'print JSON')
      .option('--verbose', 'print every location, and changes that do not need a decision'),
  ).action(async (oldSite: string, flags: DoctorFlags) => {
    const {doctorCommand} = await import('./commands/doctor.ts');
    finish(await doctorCommand(oldSite, flags, io, engine));
  });

  withPermissions(
    program
      .command('import')
      .description(
        'convert a Docusaurus, VitePress or MkDocs site; runs its configuration and leaves the original untouched',
      )
      .argument(
        '<old-site>',
        'folder that contains docusaurus.config.js, siteConfig.js, .vitepress, mkdocs.yml or zensical.toml',
      )
      .argument('[dir]', 'empty or new folder for the imported site', '.')
      .option(
        '--from <generator>',
        "the old site's generator: docusaurus, vitepress or mkdocs (default: detected)",
      )
      .option(
        '--sitemap <file>',
        "the old site's sitemap, whose URLs must keep working (default: the sitemap in its last build)",
      )
      .option(
        '--built <path>',
        'a folder or archive with the HTML of the old site, for pages that cannot be converted (default: its last build)',
      ),
  ).action(async (oldSite: string, dir: string, flags: ImportFlags) => {
    const {importCommand} = await import('./commands/import.ts');
    finish(await importCommand(oldSite, dir, flags, io, engine));
  });

  program
    .command('adopt')
    .description(
      'create a frozen version from built HTML documentation whose generator no longer runs',
    )
    .argument('<html>', 'folder, `.zip` or `.tar.gz` file with the built HTML')
    .argument('[site]', 'site folder; created if it does not contain a site', '.')
    .option('--version <name>', 'name of the new version')
    .option('--all', 'adopt every version in the folder, newest first')
    .option('--url <url>', "the folder's old URL, whose paths must keep working")
    .option('--path <path>', "the version's path, relative to the docs (default: its name)")
    .option('--generator <name>', 'generator that built the HTML (default: detected)')
    .option('--allow-loss', 'write the version even if content is lost')
    .option('--dry-run', 'report the result without writing anything')
    .option('--json', 'print the report as JSON')
    .action(async (html: string, site: string, flags: AdoptFlags) => {
      const {adoptCommand} = await import('./commands/adopt.ts');
      finish(await adoptCommand(html, site, flags, io, engine));
    });

  program
    .command('serve')
    .description('start a development server that updates open pages on every change')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option(
      '--host <host>',
      'IP address to listen on; `0.0.0.0` exposes the server to the network',
      '127.0.0.1',
    )
    .option(
      '--port <port>',
      'port to listen on; if it is in use, the next free port is used',
      '3000',
    )
    .option('--strict-port', 'fail if the port is in use')
    .option('--allowed-host <name...>', "additional host names to accept, for example a proxy's")
    .option('--open', 'open the site in the browser')
    .option('--drafts', 'include draft pages')
    .action(async (site: string, flags: ServeFlags) => {
      const {serveCommand} = await import('./commands/serve.ts');
      finish(await serveCommand(site, flags, io, engine));
    });

  program
    .command('preview')
    .description('serve the built site, simulating a static host')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option('-o, --out-dir <dir>', 'output folder, relative to the site folder', 'build')
    .option('--like <host>', `host to simulate: ${hostNames.join(', ')}`, 'legacydocs')
    .option('--host <host>', 'IP address to listen on', '127.0.0.1')
    .option(
      '--port <port>',
      'port to listen on; if it is in use, the next free port is used',
      '3000',
    )
    .option('--strict-port', 'fail if the port is in use')
    .action(async (site: string, flags: PreviewFlags) => {
      const {previewCommand} = await import('./commands/preview.ts');
      finish(await previewCommand(site, flags, io));
    });

  program
    .command('check')
    .description(
      'check every link, anchor and asset on a built or deployed site; use `verify` to check frozen files',
    )
    .argument('[dir-or-url]', 'site folder, output folder, or URL of a deployed home page', '.')
    .option('-o, --out-dir <dir>', 'output folder, relative to the site folder', 'build')
    .option('--base-url <path>', "the site's base path; overrides the one in its home page")
    .option('--external', 'also check links to other sites')
    .option('--concurrency <n>', 'number of other hosts to check in parallel', '8')
    .option('--retries <n>', 'number of retries for each failed request', '2')
    .option('--timeout <seconds>', 'time-out for each request', '15')
    .option('--ignore <pattern...>', 'URLs to skip; `*` matches any characters')
    .option('--baseline <file>', 'earlier JSON report; only new problems fail the check')
    .option('--contract <file>', 'file with a list of URLs that must work on every host')
    .option('--like <host...>', 'hosts to check the contract on (default: all)')
    .option(
      '--format <format>',
      'report format: text, json, github or junit (default: text; github in GitHub Actions)',
    )
    .action(async (dirOrUrl: string, flags: CheckFlags) => {
      const {checkCommand} = await import('./commands/check.ts');
      finish(await checkCommand(dirOrUrl, flags, io));
    });

  program
    .command('export')
    .description('build the site and export a copy that works offline, from `file://`')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option(
      '--offline',
      'no effect, because every export works offline; accepted for compatibility',
    )
    .option('-o, --out-dir <dir>', 'folder for the export, relative to the site folder', 'offline')
    .option('--zip', 'also write a zip file next to the export folder')
    .option('--quiet', 'print only warnings and errors')
    .option('--verbose', 'print every location of a warning')
    .action(async (site: string, flags: ExportFlags) => {
      const {exportCommand} = await import('./commands/export.ts');
      finish(await exportCommand(site, flags, io, engine));
    });

  program
    .command('routes')
    .description('list all routes with their sources, versions and output files')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option('--json', 'print JSON')
    .option(
      '--contract',
      'print the URL contract: all URLs that must keep working, for `check --contract`',
    )
    .action(async (site: string, flags: RoutesFlags) => {
      const {routesCommand} = await import('./commands/routes.ts');
      finish(await routesCommand(site, flags, io, engine));
    });

  program
    .command('templates')
    .description('list the theme templates that a site can replace')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .action(async (site: string) => {
      const {templatesCommand} = await import('./commands/templates.ts');
      finish(await templatesCommand(site, io));
    });

  program
    .command('eject')
    .description('copy a built-in template into the site, where it replaces the original')
    .argument('<name>', 'name of the template, as listed by `legacydocs templates`')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option('--wrap', 'instead of a copy, create a wrapper that renders the original')
    .action(async (name: string, site: string, flags: EjectFlags) => {
      const {ejectCommand} = await import('./commands/eject.ts');
      finish(await ejectCommand(name, site, flags, io));
    });

  program
    .command('messages')
    .description("write the theme's messages to a file for translation")
    .argument('<locale>', 'BCP 47 language tag, such as `it` or `pt-BR`')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .action(async (locale: string, site: string) => {
      const {messagesCommand} = await import('./commands/messages.ts');
      finish(await messagesCommand(locale, site, io));
    });

  program
    .command('version')
    .description('cut a version: copy the current docs to a version named after a release')
    .argument('<name>', 'name of the new version')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option(
      '--from <version>',
      'version to copy (default: `current`, or the newest version if there is none)',
    )
    .action(async (name: string, site: string, flags: VersionFlags) => {
      const {versionCommand} = await import('./commands/version.ts');
      finish(await versionCommand(name, site, flags, io));
    });

  program
    .command('freeze')
    .description(
      'compile a version permanently; builds use the compiled files instead of its sources',
    )
    .argument('[version]', 'name of the version; if omitted, --check checks all frozen versions')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option('--again', 'replace the existing frozen files of the version')
    .option('--check', 'only report whether the sources have changed since the version was frozen')
    .option('--quiet', 'print only warnings and errors')
    .action(async (version: string | undefined, site: string, flags: FreezeFlags) => {
      const {freezeCommand} = await import('./commands/freeze.ts');
      finish(await freezeCommand(version, site, flags, io));
    });

  program
    .command('verify')
    .description(
      'verify the checksums of all frozen files, as each build does; use `check` to check links',
    )
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .action(async (site: string) => {
      const {verifyCommand} = await import('./commands/verify.ts');
      finish(await verifyCommand(site, io));
    });

  program
    .command('thaw')
    .description('unfreeze a version, so that builds use its sources again')
    .argument('<version>', 'name of the version')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .option('--dry-run', 'list the changed sources without changing anything')
    .action(async (version: string, site: string, flags: ThawFlags) => {
      const {thawCommand} = await import('./commands/thaw.ts');
      finish(await thawCommand(version, site, flags, io));
    });

  program
    .command('clean')
    .description('remove the output folder `build` and the cache')
    .argument('[site]', 'site folder, which contains site.config.ts', '.')
    .action(async (site: string) => {
      const {cleanCommand} = await import('./commands/clean.ts');
      finish(await cleanCommand(site, io));
    });

  return program;
}
