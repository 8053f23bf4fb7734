import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {packageVersion} from '../../../src/core/package/own-files.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeEngine, fakeIo} from './fake-io.ts';

/** Runs a command in the given folder or, by default, in an empty one. */
async function ran(argv: readonly string[], cwd?: string) {
  const io = fakeIo({cwd: cwd ?? (await folderWith({}))});
  const engine = fakeEngine();
  const code = await run(argv, io, engine);
  return {code, out: io.stdout.text(), err: io.stderr.text(), calls: engine.calls};
}

describe('the command line', () => {
  it('prints its version', async () => {
    expect(await ran(['--version'])).toMatchObject({
      code: 0,
      out: `${packageVersion()}\n`,
      err: '',
    });
  });

  it('prints its help', async () => {
    const {code, out} = await ran(['--help']);
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Usage: legacydocs [options] [command]

      Static-site generator for versioned Markdown documentation.

      Options:
        -V, --version                      output the version number
        -h, --help                         display help for command

      Commands:
        build [options] [site]             build the site; the previous output stays
                                           in place until the build succeeds
        init [options] [dir]               create a starter site
        doctor [options] <old-site>        report how a Docusaurus, VitePress or
                                           MkDocs site would be imported; runs its
                                           configuration but does not change anything
        import [options] <old-site> [dir]  convert a Docusaurus, VitePress or MkDocs
                                           site; runs its configuration and leaves the
                                           original untouched
        adopt [options] <html> [site]      create a frozen version from built HTML
                                           documentation whose generator no longer
                                           runs
        serve [options] [site]             start a development server that updates
                                           open pages on every change
        preview [options] [site]           serve the built site, simulating a static
                                           host
        check [options] [dir-or-url]       check every link, anchor and asset on a
                                           built or deployed site; use \`verify\` to
                                           check frozen files
        export [options] [site]            build the site and export a copy that works
                                           offline, from \`file://\`
        routes [options] [site]            list all routes with their sources,
                                           versions and output files
        templates [site]                   list the theme templates that a site can
                                           replace
        eject [options] <name> [site]      copy a built-in template into the site,
                                           where it replaces the original
        messages <locale> [site]           write the theme's messages to a file for
                                           translation
        version [options] <name> [site]    cut a version: copy the current docs to a
                                           version named after a release
        freeze [options] [version] [site]  compile a version permanently; builds use
                                           the compiled files instead of its sources
        verify [site]                      verify the checksums of all frozen files,
                                           as each build does; use \`check\` to check
                                           links
        thaw [options] <version> [site]    unfreeze a version, so that builds use its
                                           sources again
        clean [site]                       remove the output folder \`build\` and the
                                           cache
        help [command]                     display help for command

      Exit codes: 0 success, 1 errors in the site, 2 invalid usage.
      "
    `);
    expect((await ran(['build', '--help'])).out).toMatchInlineSnapshot(`
      "Usage: legacydocs build [options] [site]

      build the site; the previous output stays in place until the build succeeds

      Arguments:
        site                 site folder, which contains site.config.ts (default: ".")

      Options:
        -o, --out-dir <dir>  output folder, relative to the site folder (default:
                             "build")
        --base-url <path>    base path to build for; overrides the configured
                             \`baseUrl\`
        --strict             treat warnings as errors
        --drafts             include draft pages
        --no-cache           ignore the cache
        --concurrency <n>    maximum number of worker threads (default: as many as the
                             CPU cores and the memory allow)
        --react-development  use React's development build, which reports mistakes in
                             the browser console
        --json               print a JSON summary to stdout
        --quiet              print only warnings and errors
        --verbose            print the duration and CPU time of each stage, all
                             locations of each problem, and stack traces
        -h, --help           display help for command
      "
    `);
  });

  it('handles --help and --version without loading the build', async () => {
    const atOnce = await loadedAtOnce('src/cli/run.ts');
    expect(atOnce).toContain('src/cli/program.ts');
    expect(atOnce.filter((name) => !/^src\/(?:cli|core|serve\/hosts)\//.test(name))).toEqual([
      'commander',
      'fastest-levenshtein',
      'node:fs',
      'node:fs/promises',
      'node:module',
      'node:path',
      'node:url',
      'node:util',
    ]);
  });

  it('shows the help, as an error, when no command is named', async () => {
    const {code, out, err} = await ran([]);
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toContain('Usage: legacydocs');
  });

  it('suggests the nearest command and option', async () => {
    expect(await ran(['biuld'])).toMatchObject({
      code: 2,
      err: "error: unknown command 'biuld'\n(Did you mean build?)\nRun `legacydocs --help` for a list of commands and options.\n",
    });
    expect(await ran(['build', '--stric'])).toMatchObject({
      code: 2,
      err: "error: unknown option '--stric'\n(Did you mean --strict?)\nRun `legacydocs --help` for a list of commands and options.\n",
    });
  });

  it.each([
    [['build', 'a', 'b'], 'too many arguments'],
    [['build', '--out-dir'], 'argument missing'],
  ])('refuses %j', async (argv, message) => {
    const {code, err} = await ran(argv);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  it.each(['build', 'routes', 'clean'])('requires an existing site folder: %s', async (command) => {
    const folder = await folderWith({'file.txt': ''});
    expect(await ran([command, 'missing'], folder)).toMatchObject({
      code: 2,
      err: 'error: the folder `missing` does not exist; specify the folder that contains `site.config.ts`.\n',
      calls: [],
    });
    expect(await ran([command, 'file.txt'], folder)).toMatchObject({
      code: 2,
      err: 'error: `file.txt` is a file; specify the folder that contains `site.config.ts`.\n',
    });
  });

  it('refuses an invalid base path, before anything is built', async () => {
    expect(await ran(['build', '--base-url', 'https://example.org/x'])).toMatchObject({
      code: 2,
      err: 'error: --base-url must be only the path; protocol and host belong in `url`: `https://example.org/x`.\n',
      calls: [],
    });
  });
});

/** Returns all modules that are loaded when a module is imported, without dynamic imports. */
async function loadedAtOnce(entry: string): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const {outputs} = metafile;
  const start = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === entry) ?? '';
  const loaded = new Set<string>();
  const visit = (name: string): void => {
    const output = outputs[name];
    if (output === undefined || loaded.has(name)) return;
    loaded.add(name);
    for (const {path, kind} of output.imports) {
      if (kind !== 'import-statement') continue;
      if (path in outputs) visit(path);
      else loaded.add(path);
    }
    for (const input of Object.keys(output.inputs)) loaded.add(input);
  };
  visit(start);
  return [...loaded].filter((name) => !(name in outputs)).sort();
}
