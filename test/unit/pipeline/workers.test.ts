import {execFile} from 'node:child_process';
import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import {type Files, readFiles, writeFiles} from '../../support/files.ts';
import {docsSettings, runBuild, siteConfig, siteWith} from '../../support/sites.ts';
import {sharedFolder, tempFolder} from '../../support/temp-folder.ts';

// The compiled command runs in its own process, because a checkout that runs from its sources has no workers.
let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await compilePackage();
});

async function build(site: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  return await command('build', site, args, env);
}

async function command(
  name: string,
  site: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
) {
  const run = promisify(execFile)(process.execPath, [compiled.bin, name, ...args, '.'], {
    cwd: site,
    env: {...process.env, ...env},
  });
  const {code, stdout, stderr} = await run.then(
    (output) => ({code: 0, ...output}),
    (error) => error,
  );
  return {code, out: String(stdout), err: String(stderr)};
}

const settings = 'pageTimeout: 1,';
const page = (code: string): string =>
  `# A\n\nexport const Broken = () => { ${code} };\n\n<Broken />\n`;

describe('code of a site that blocks or ends its thread', () => {
  const parent = sharedFolder();
  let good: string;
  let output: Files;
  beforeAll(async () => {
    good = await siteWith(
      {'site.config.ts': siteConfig(settings), 'content/pages/index.md': '# A\n'},
      parent(),
    );
    expect((await build(good)).err).toBe('');
    output = await readFiles(join(good, 'build'));
  });

  /** Builds a copy of the built site with broken files, and expects the output to be unchanged. */
  async function buildBroken(files: Files, env?: NodeJS.ProcessEnv) {
    const site = join(await tempFolder(), 'site');
    await cp(good, site, {recursive: true});
    await writeFiles(site, files);
    const result = await build(site, [], env);
    expect(result.code).toBe(1);
    expect(await readFiles(join(site, 'build'))).toEqual(output);
    return result.err;
  }

  it('ERR-10 is reported with its page if it is a component, and the other pages are checked', async () => {
    const err = await buildBroken({
      'content/pages/abort.mdx': page('process.abort();'),
      'content/pages/endless.mdx': page('for (;;);'),
      'content/pages/exit.mdx': page('process.exit(0);'),
      'content/pages/forever.mdx': page('while (true) Math.random();'),
      'content/pages/rejected.mdx': page("Promise.reject(new Error('lost')); return null;"),
      'content/pages/throws.mdx': page("throw new Error('thrown');"),
    });
    expect(err).toMatchInlineSnapshot(`
      "content/pages/abort.mdx:3:39  error render-failed
        The page \`/abort\` could not be rendered: process.abort() is not supported in workers
        The page would be missing.
        Fix the error in \`content/pages/abort.mdx\`.

      content/pages/endless.mdx  error render-failed
        The page \`/endless\` could not be rendered: it took more than the 1 second that \`pageTimeout\` allows.
        The page would be missing.
        Look for an endless loop in the page's components. If a component needs more time, increase \`pageTimeout\`.

      content/pages/exit.mdx  error render-failed
        The page \`/exit\` could not be rendered: its components called \`process.exit\`.
        The page would be missing.
        Remove the call from the components.

      content/pages/forever.mdx  error render-failed
        The page \`/forever\` could not be rendered: it took more than the 1 second that \`pageTimeout\` allows.
        The page would be missing.
        Look for an endless loop in the page's components. If a component needs more time, increase \`pageTimeout\`.

      content/pages/rejected.mdx  error render-failed
        The page \`/rejected\` could not be rendered: lost
        The page would be missing.
        Await each promise in the page's components, and handle the errors.

      content/pages/throws.mdx  error render-failed
        The page \`/throws\` could not be rendered: thrown
        The page would be missing.
        Fix the error in \`content/pages/throws.mdx\`.

      "
    `);
  });

  it('ERR-10 is reported with its page if it is a plugin', async () => {
    const plugin = `() => (tree, file) => {
      const text = String(file.value);
      if (text.includes('endless')) for (;;);
      if (text.includes('exit')) process.exit(0);
      if (text.includes('rejected')) Promise.reject(new Error('lost'));
    }`;
    const err = await buildBroken({
      'site.config.ts': siteConfig(`${settings} markdown: {remarkPlugins: [${plugin}]},`),
      'content/pages/endless.md': '# endless\n',
      'content/pages/exit.md': '# exit\n',
      'content/pages/rejected.md': '# rejected\n',
    });
    expect(err).toMatchInlineSnapshot(`
      "content/pages/endless.md  error page-too-slow
        The page was still being compiled after 1 second.
        The page cannot be compiled.
        Look for many repetitions of \`*\`, \`_\`, \`[\`, \`<\` or of an unclosed admonition, and for an endless loop in a plugin. Split the page, or increase \`pageTimeout\` in the configuration.

      content/pages/exit.md  error process-ended
        Code called \`process.exit\` while this page was being compiled.
        The page cannot be compiled.
        Check the Markdown plugins of the site.

      content/pages/rejected.md  error page-failed
        An error was thrown outside this page's compilation: lost
        The page cannot be compiled.
        Check the Markdown plugins of the site. They must await each promise.

      "
    `);
  });

  it('ERR-10 is reported with its file if it is a function that the configuration exports', async () => {
    const exiting = 'export default () => process.exit(0);\n';
    // Two at once, because the build can fail before, while or after a worker loads its code.
    const [err, other] = await Promise.all(
      Array.from({length: 2}, () => buildBroken({'site.config.ts': exiting})),
    );
    expect(other).toBe(err);
    expect(err).toMatchInlineSnapshot(`
      "site.config.ts  error module-failed
        The code of the file called \`process.exit\`.
        The site cannot be built without the file's exports.
        Remove the call from the file and its imports.

      "
    `);
  });

  it('ERR-10 is not expected of a configuration that waits, and prints once', async () => {
    const site = await siteWith({
      'site.config.ts': `import {setTimeout} from 'node:timers/promises';
${siteConfig().replace('export default', 'for (const text of ["Read"]) console.log(text);\nawait setTimeout(300);\nexport default')}`,
    });
    const {code, out} = await build(site);
    expect(code).toBe(0);
    expect(out.match(/^Read$/gm)).toHaveLength(1);
  });

  it('ERR-10 is reported with its page if it is `docs.editUrl`', async () => {
    const editUrl = '({docPath}) => { while (docPath === "endless.md") Math.random(); }';
    const err = await buildBroken({
      'site.config.ts': siteConfig(
        `${settings} docs: {versions: [{name: '1.x'}], editUrl: ${editUrl}},`,
      ),
      'content/docs/1.x/a.md': '# A\n',
      'content/docs/1.x/endless.md': '# B\n',
    });
    expect(err).toContain('`docs.editUrl` failed for `endless.md`: it took more than 1 second.');
  });

  it('ERR-10 is reported with its page if it exhausts the memory of its thread', async () => {
    const hoard = 'const all = []; for (;;) all.push(new Array(1e4).fill(0));';
    const err = await buildBroken(
      {
        'site.config.ts': siteConfig(
          `markdown: {remarkPlugins: [() => (tree, file) => { if (String(file.value).includes('hoard')) { ${hoard} } }]},`,
        ),
        'content/pages/compiled.md': '# hoard\n',
        'content/pages/rendered.mdx': page(hoard),
      },
      {NODE_OPTIONS: '--max-old-space-size=200'},
    );
    expect(err).toMatchInlineSnapshot(`
      "content/pages/compiled.md  error out-of-memory
        Node.js ran out of memory in the stage \`compile\`, at this page.
        The page cannot be compiled.
        Increase the limit, in megabytes: \`NODE_OPTIONS=--max-old-space-size=4096\` in the environment of the command.

      content/pages/rendered.mdx  error render-failed
        The page \`/rendered\` could not be rendered: Node.js ran out of memory.
        The page would be missing.
        Increase the limit, in megabytes: \`NODE_OPTIONS=--max-old-space-size=4096\` in the environment of the command.

      "
    `);
  });

  it('ERR-10 is reported with its file if it runs while a module is loaded', async () => {
    const err = await buildBroken({
      'content/pages/endless.tsx': 'for (;;);\nexport default () => <p />;\n',
      'content/pages/exit.tsx': 'process.exit(0);\nexport default () => <p />;\n',
    });
    expect(err).toMatchInlineSnapshot(`
      "content/pages/endless.tsx  error module-too-slow
        \`content/pages/endless.tsx\` did not finish loading within 1 second.
        The components in this file would be missing.
        Check each loop and each \`await\` in the top-level code of the file and its imports.

      content/pages/exit.tsx  error module-failed
        Loading \`content/pages/exit.tsx\` failed: it called \`process.exit\`.
        The components in this file would be missing.
        The error was thrown by top-level code of the file or one of its imports, outside of any component.

      "
    `);
  });
});

describe('code of a site that kills the process', () => {
  const kill = "process.kill(process.pid, 'SIGKILL'); for (;;);";
  const shown = (err: string) => err.replaceAll(/`\/.*\/build`/g, '`build`');

  it('ERR-11 is named by the next command, and the output is unchanged', async () => {
    const site = await siteWith({'content/pages/index.md': '# A\n'});
    expect((await build(site)).err).toBe('');
    const output = await readFiles(join(site, 'build'));
    await writeFiles(site, {'content/pages/killer.mdx': page(kill)});
    // On Windows, the exit code of a killed process is 1.
    expect(await build(site)).not.toMatchObject({code: 0});
    expect(await readFiles(join(site, 'build'))).toEqual(output);
    // The second build also prints the notice before it is killed.
    expect(shown((await build(site)).err)).toMatchInlineSnapshot(`
      "info build-killed
        The last build of \`build\` was killed while it was rendering \`/killer\`.
        That build changed nothing in the output.
        If the operating system killed it because memory ran out, build with \`--concurrency 1\`. If Node.js crashed, check the native modules that these pages, their components or Markdown plugins use.

      "
    `);
    const check = await command('check', site);
    expect(shown(check.err)).toContain('was killed while it was rendering `/killer`.');
    expect((await command('check', site)).err).toBe('');
  });

  it('ERR-11 is named by the next command if it is a plugin', async () => {
    const plugin = `() => (tree, file) => { if (String(file.value).includes('killer')) { ${kill} } }`;
    const site = await siteWith({
      'site.config.ts': siteConfig(`markdown: {remarkPlugins: [${plugin}]},`),
      'content/pages/index.md': '# A\n',
      'content/pages/killer.md': '# killer\n',
    });
    expect((await build(site)).code).not.toBe(0);
    await writeFiles(site, {'content/pages/killer.md': '# Harmless\n'});
    const {code, err} = await build(site);
    expect({code, err: shown(err)}).toEqual({
      code: 0,
      err: expect.stringContaining('was killed while it was compiling `content/pages/killer.md`.'),
    });
    expect((await build(site)).err).toBe('');
  });
});

describe('worker threads', () => {
  it('name the page on which a template fails', async () => {
    const pages = Array.from({length: 60}, (_, number) => [
      `content/pages/page-${number}.md`,
      `# Page ${number}\n`,
    ]);
    const site = await siteWith({
      ...Object.fromEntries(pages),
      'templates/SkipLink/SkipLink.tsx': `import {useRoute} from 'legacydocs/theme';
export function SkipLink() {
  if (useRoute().path.endsWith('page-59')) throw new Error('no such luck');
  return null;
}
`,
    });
    expect((await build(site)).err).toMatch(
      /SkipLink\.tsx:3:\d+ {2}error render-failed\n.*page-59.*no such luck/,
    );
  });

  it('write the same bytes, however many there are', async () => {
    const site = await siteWith({
      'site.config.ts': siteConfig(docsSettings('1.x')),
      'content/docs/1.x/module.mdx': '# Module\n\n{1 + 1}\n',
      ...Object.fromEntries(
        Array.from({length: 100}, (_, number) => [
          `content/docs/1.x/page-${number}.md`,
          `# Page ${number}\n\n[Next](./page-${(number + 1) % 100}.md#use)\n\n## Use\n\n\`\`\`js\nconst a = ${number % 7};\n\`\`\`\n`,
        ]),
      ),
    });
    const twin = join(await tempFolder(), 'site');
    await cp(site, twin, {recursive: true});
    expect((await build(site, ['--concurrency', '1', '--verbose'])).out).toContain(
      '\n1 worker thread',
    );
    const {out, err} = await build(twin, ['--verbose'], {LEGACYDOCS_WORKERS: '2'});
    expect(err).toBe('');
    expect(out).toContain('\n2 worker threads');
    expect(await readFiles(join(twin, 'build'))).toEqual(await readFiles(join(site, 'build')));
  });

  it('compile all pages in one thread if plugins share data between pages', async () => {
    const plugin =
      '() => (tree) => { count += 1; tree.children.push({type: "paragraph", children: [{type: "text", value: "Number " + count + "."}]}); }';
    const numbers = Array.from({length: 100}, (_, number) => number + 1);
    const [, ...pages] = numbers;
    const site = await siteWith({
      'site.config.ts': `let count = 0;\n${siteConfig(`markdown: {remarkPlugins: [${plugin}], parallel: false},`)}`,
      ...Object.fromEntries(
        pages.map((number) => [`content/pages/page-${number}.md`, `# Page ${number}\n`]),
      ),
    });
    const {out, err} = await build(site, ['--verbose', '--no-cache'], {LEGACYDOCS_WORKERS: '2'});
    expect(err).toBe('');
    // The pages are rendered in parallel.
    expect(out).toContain('\n2 worker threads');
    const files = Object.values(await readFiles(join(site, 'build')));
    const found = files.flatMap((text) => /^export default .*Number (\d+)\./.exec(text)?.[1] ?? []);
    expect(found.map(Number).sort((a, b) => a - b)).toEqual(numbers);
  });

  it('are limited to valid numbers', async () => {
    const site = await siteWith({});
    for (const number of ['0', '-1', '1.5', 'many', '']) {
      expect(await runBuild(site, '--concurrency', number)).toEqual({
        code: 2,
        out: '',
        err: `error: --concurrency must be an integer from 1 to 256, not \`${number}\`.\n`,
      });
    }
    const {code, err} = await build(site, [], {LEGACYDOCS_WORKERS: '0'});
    expect({code, err}).toEqual({
      code: 1,
      err: expect.stringContaining(
        'The environment variable `LEGACYDOCS_WORKERS` must be an integer from 1 to 256, not `0`.',
      ),
    });
  });
});
