import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {type CompiledPackage, compilePackage} from '../../../support/compiled-package.ts';
import {writeFiles} from '../../../support/files.ts';
import {siteConfig, siteWith} from '../../../support/sites.ts';
import {terminal} from '../../../support/terminal.ts';

let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await compilePackage();
});

/** Sites with a page whose build takes far longer than a test. */
const never = {
  'a page whose parsing takes minutes': {'content/pages/a.md': '*a_'.repeat(100_000)},
  'a component that never ends': {
    'content/pages/a.mdx': '# A\n\nexport const Loop = () => { for (;;); };\n\n<Loop />\n',
  },
  'a configuration that never ends': {'site.config.ts': 'for (;;);\nexport default {};\n'},
};

/** Stage in which the build of each site never ends, as the progress line names it. */
const stages: Readonly<Record<keyof typeof never, string>> = {
  'a page whose parsing takes minutes': 'compile',
  'a component that never ends': 'render',
  'a configuration that never ends': 'config',
};

/** Interrupts a build during a stage, and expects it to end. */
async function expectEnd(site: string, stage: string, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  const args = [...terminal.flags, compiled.bin, 'build', site];
  const child = spawn(process.execPath, args, {env: terminal.env});
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

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it.each(Object.keys(never) as (keyof typeof never)[])('ends a build with %s', async (what) => {
    await expectEnd(await siteWith(never[what]), stages[what], signal);
  });

  it('ends a build with a thread that is stuck in a file that never opens', async () => {
    const site = await siteWith({});
    const pipe = join(site, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const plugin = `() => async () => void (await readFile(${JSON.stringify(pipe)}))`;
    const config = siteConfig(`markdown: {remarkPlugins: [${plugin}]},`);
    const imported = "import {readFile} from 'node:fs/promises';\n";
    await writeFiles(site, {'site.config.ts': imported + config});
    await expectEnd(site, 'compile', signal);
  });
});
