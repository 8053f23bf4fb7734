import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {expect, onTestFinished} from 'vitest';
import {compilePackage} from './compiled-package.ts';
import {type Files, writeFiles} from './files.ts';
import {siteConfig, siteWith} from './sites.ts';
import {terminal} from './terminal.ts';

/** A site whose build takes far longer than a test. */
interface EndlessSite {
  readonly files: Files;
  /** Stage in which the build never ends, as the progress line names it. */
  readonly stage: string;
}

/** Returns a site with a plugin that waits for a file that never opens. */
async function siteWithPipe(): Promise<string> {
  const site = await siteWith({});
  const pipe = join(site, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const plugin = `() => async () => void (await readFile(${JSON.stringify(pipe)}))`;
  const config = siteConfig(`markdown: {remarkPlugins: [${plugin}]},`);
  const imported = "import {readFile} from 'node:fs/promises';\n";
  await writeFiles(site, {'site.config.ts': imported + config});
  return site;
}

const never: Readonly<Record<string, EndlessSite>> = {
  'a page whose parsing takes minutes': {
    files: {'content/pages/a.md': '*a_'.repeat(100_000)},
    stage: 'compile',
  },
  'a component that never ends': {
    files: {
      'content/pages/a.mdx': '# A\n\nexport const Loop = () => { for (;;); };\n\n<Loop />\n',
    },
    stage: 'render',
  },
  'a configuration that never ends': {
    files: {'site.config.ts': 'for (;;);\nexport default {};\n'},
    stage: 'config',
  },
};

export type Signal = 'SIGINT' | 'SIGTERM';

/** Checks that a signal ends a build, keyed by the reason why the build would not end. */
export const endlessBuilds: Readonly<Record<string, (signal: Signal) => Promise<void>>> = {
  ...Object.fromEntries(
    Object.entries(never).map(([what, {files, stage}]) => [
      what,
      async (signal: Signal) => await expectEnd(await siteWith(files), stage, signal),
    ]),
  ),
  'a thread that is stuck in a file that never opens': async (signal) =>
    await expectEnd(await siteWithPipe(), 'compile', signal),
};

/** Interrupts a build during a stage, and expects it to end. */
async function expectEnd(site: string, stage: string, signal: Signal): Promise<void> {
  const {bin} = await compilePackage();
  const child = spawn(process.execPath, [...terminal.flags, bin, 'build', site], {
    env: terminal.env,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let shown = '';
  for await (const chunk of child.stderr) {
    shown += String(chunk);
    if (shown.includes(stage)) break;
  }
  child.kill(signal);
  const [code, endedBy] = await once(child, 'exit');
  expect([signal === 'SIGINT' ? 130 : 143, signal]).toContain(code ?? endedBy);
}
