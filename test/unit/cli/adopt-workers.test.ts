import {execFile} from 'node:child_process';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {compilePackage} from '../../support/compiled-package.ts';
import {type Files, readFiles} from '../../support/files.ts';
import {siteConfig, siteWith} from '../../support/sites.ts';

const pages = 120;

function oldPage(number: number): string {
  const other = (number * 7) % pages;
  return `<title>Lid ${number}</title>
<nav><a href="lid-${(number + 1) % pages}.html">Next</a></nav>
<main>
<h1 id="lid-${number}">Lid ${number}</h1>
<p>Lid ${number} closes like <a href="lid-${other}.html#lid-${other}">lid ${other}</a>, not like <a href="gone.html">lid -${number}</a>.</p>
<pre><code class="language-js">close(${number});</code></pre>
</main>`;
}

// The compiled command runs in its own process, because a checkout that runs from its sources has no workers.
it('ADOPT-02 adopts a site in the same way with any number of workers', async () => {
  const {bin} = await compilePackage();
  const numbers = Array.from({length: pages}, (_, number) => number);
  const cwd = await siteWith({
    'site.config.ts': siteConfig("docs: {routeBasePath: '/', versions: [{name: '1.x'}]},"),
    ...Object.fromEntries(numbers.map((number) => [`old/lid-${number}.html`, oldPage(number)])),
  });
  const adopted: [output: string, files: Files][] = [];
  for (const workers of ['1', '3']) {
    const {stdout, stderr} = await promisify(execFile)(
      process.execPath,
      [bin, 'adopt', 'old', '.', '--version', '1.x'],
      {cwd, env: {...process.env, LEGACYDOCS_WORKERS: workers}},
    );
    const output = stdout.replace(/in [\d.]+ m?s/, '') + stderr;
    adopted.push([output, await readFiles(join(cwd, 'content/frozen/1.x'))]);
  }
  const [first, ...others] = adopted;
  expect(first?.[0]).toContain(`Dead links        ${pages}\n`);
  for (const other of others) expect(other).toEqual(first);
}, 120_000);
