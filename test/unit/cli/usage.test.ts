import {build} from 'esbuild';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {packageVersion} from '../../../src/core/package/own-files.ts';
import {folderWith} from '../../support/temp-folder.ts';
import {fakeEngine, fakeIo} from './fake-io.ts';

/** Run a command in an empty folder, or the given one. */
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

      Turns a folder of versioned Markdown into a static documentation site.

      Options:
        -V, --version                      output the version number
        -h, --help                         display help for command

      Commands:
        build [options] [site]             build the site; the last good output stays
                                           until the new one is whole
        init [options] [dir]               write a small site to start from
        doctor [options] <old-site>        say what would become of a Docusaurus or
                                           VitePress site here; runs its
                                           configuration, changes nothing
        import [options] <old-site> [dir]  make a site of one for Docusaurus or
                                           VitePress; runs its configuration, and
                                           leaves it unchanged
        serve [options] [site]             serve the site while it is edited: open
                                           pages follow every change
        preview [options] [site]           serve the built site as a static host would
        check [options] [dir-or-url]       judge every link, anchor and file of the
                                           built site, or of a deployed one
        export [options] [site]            build the site, and write it in a form that
                                           browsers open from a disk
        routes [options] [site]            list the routes with their sources,
                                           versions and output files
        templates [site]                   list what a site may replace of the theme,
                                           a line each
        eject [options] <name> [site]      copy a template into the site, where it
                                           takes the built-in one's place
        messages <locale> [site]           write the theme's messages to a file, to
                                           translate them into another language
        version [options] <name> [site]    cut a version: keep the docs as they are
                                           now under the name of a release
        freeze [options] [version] [site]  compile a version once and for all: builds
                                           take that instead of its sources
        verify [site]                      prove every file of the frozen versions, as
                                           each build does
        thaw [options] <version> [site]    build a frozen version from its sources
                                           again
        clean [site]                       remove the output folder \`build\` and the
                                           cache
        help [command]                     display help for command

      Exit codes: 0 good, 1 the site has errors, 2 the command was used wrongly.
      "
    `);
    expect((await ran(['build', '--help'])).out).toMatchInlineSnapshot(`
      "Usage: legacydocs build [options] [site]

      build the site; the last good output stays until the new one is whole

      Arguments:
        site                 folder that holds site.config.ts (default: ".")

      Options:
        -o, --out-dir <dir>  output folder, relative to the site (default: "build")
        --base-url <path>    path that the site is mounted at, instead of the
                             configuration's
        --strict             let warnings fail the build too
        --drafts             include pages marked as draft
        --no-cache           make everything anew, whatever the cache holds
        --react-development  use React's development build, to find mistakes
        --json               print one JSON summary on stdout
        --quiet              print warnings and errors only
        --verbose            print the time of each stage, and stack traces
        -h, --help           display help for command
      "
    `);
  });

  it('answers --help and --version without loading the build', async () => {
    const atOnce = await loadedAtOnce('src/cli/run.ts');
    expect(atOnce).toContain('src/cli/program.ts');
    expect(
      atOnce.filter((name) => !/^src\/(?:cli|collections|diagnostics|package|paths)/.test(name)),
    ).toEqual(['commander', 'node:fs', 'node:path', 'node:url', 'node:util']);
  });

  it('shows the help, as an error, when no command is named', async () => {
    const {code, out, err} = await ran([]);
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toContain('Usage: legacydocs');
  });

  it('knows the nearest command and option', async () => {
    expect(await ran(['biuld'])).toMatchObject({
      code: 2,
      err: "error: unknown command 'biuld'\n(Did you mean build?)\nRun `legacydocs --help` for the commands and their options.\n",
    });
    expect(await ran(['build', '--stric'])).toMatchObject({
      code: 2,
      err: "error: unknown option '--stric'\n(Did you mean --strict?)\nRun `legacydocs --help` for the commands and their options.\n",
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

  it.each(['build', 'routes', 'clean'])('refuses a site that is no folder: %s', async (command) => {
    const folder = await folderWith({'file.txt': ''});
    expect(await ran([command, 'missing'], folder)).toMatchObject({
      code: 2,
      err: 'error: the folder `missing` does not exist; name the folder that holds `site.config.ts`.\n',
      calls: [],
    });
    expect(await ran([command, 'file.txt'], folder)).toMatchObject({
      code: 2,
      err: 'error: `file.txt` is a file; name the folder that holds `site.config.ts`.\n',
    });
  });

  it('refuses a base path that is none, before anything is built', async () => {
    expect(await ran(['build', '--base-url', 'https://example.org/x'])).toMatchObject({
      code: 2,
      err: 'error: --base-url must be only the path; protocol and host belong into `url`; it is `https://example.org/x`.\n',
      calls: [],
    });
  });
});

/** Everything that importing a module loads, without what it imports only when needed. */
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
