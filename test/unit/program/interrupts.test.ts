import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import {siteWith} from '../../support/sites.ts';
import {terminal} from '../../support/terminal.ts';

let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await compilePackage();
});

/** Far more time than a test has. */
const never = {
  'a page whose parsing takes minutes': {'content/pages/a.md': '*a_'.repeat(100_000)},
  'a component that never ends': {
    'content/pages/a.mdx': '# A\n\nexport const Loop = () => { for (;;); };\n\n<Loop />\n',
  },
  'a configuration that never ends': {'site.config.ts': 'for (;;);\nexport default {};\n'},
};

/** Where each is under way: what the command shows on a terminal then. */
const stages: Readonly<Record<keyof typeof never, string>> = {
  'a page whose parsing takes minutes': 'compile',
  'a component that never ends': 'render',
  'a configuration that never ends': 'config',
};

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  it.each(Object.keys(never) as (keyof typeof never)[])(
    'ends a build with %s',
    async (what) => {
      const site = await siteWith(never[what]);
      const args = [...terminal.flags, compiled.bin, 'build', site];
      const child = spawn(process.execPath, args, {env: terminal.env});
      onTestFinished(() => void child.kill('SIGKILL'));
      let shown = '';
      for await (const chunk of child.stderr) {
        shown += String(chunk);
        if (shown.includes(stages[what])) break;
      }
      child.kill(signal);
      const [code, endedBy] = await once(child, 'exit');
      expect([signal === 'SIGINT' ? 130 : 143, signal]).toContain(code ?? endedBy);
    },
    30_000,
  );
});
