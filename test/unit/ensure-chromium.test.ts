import {spawnSync} from 'node:child_process';
import {chmod, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {tempFolder} from '../support/temp-folder.ts';

const script = join(import.meta.dirname, '../ensure-chromium.mjs');
const isRoot = process.getuid?.() === 0;

/** Runs the script with only these programs on the PATH. */
async function ensureChromium(
  programs: Readonly<Record<string, string>>,
  chromiumPath?: string,
): Promise<string> {
  const folder = await tempFolder();
  for (const [name, text] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${text}\n`);
    await chmod(join(folder, name), 0o755);
  }
  const {status, stdout, stderr} = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: {PATH: folder, CHROMIUM_PATH: chromiumPath},
  });
  return `${stdout}${stderr}exit ${status}`;
}

it('accepts the program that CHROMIUM_PATH names', async () => {
  expect(await ensureChromium({}, process.execPath)).toBe('exit 0');
});

it('fails when CHROMIUM_PATH names no program, even if there is another', async () => {
  expect(await ensureChromium({chromium: ''}, '/nowhere/chromium')).toMatchInlineSnapshot(`
    "CHROMIUM_PATH names \`/nowhere/chromium\`, which is no program.
    Point CHROMIUM_PATH to Chromium, or unset it, and run the command again.
    exit 1"
  `);
});

it('accepts Chromium on the PATH', async () => {
  expect(await ensureChromium({chromium: ''})).toBe('exit 0');
});

it('reports the missing program if there is no apt-get', async () => {
  expect(await ensureChromium({})).toMatchInlineSnapshot(`
    "The browser tests need Chromium, and there is none on the PATH.
    Install Chromium and set CHROMIUM_PATH to its program.
    exit 1"
  `);
});

it.runIf(isRoot)('installs the Debian package as root', async () => {
  const aptGet = `
    echo "$@" >> "\${0%/*}/calls"
    if [ "$*" = 'install -y --no-install-recommends chromium-headless-shell' ]; then
      echo '#!/bin/sh' > "\${0%/*}/chromium-headless-shell"
      /bin/chmod +x "\${0%/*}/chromium-headless-shell"
    fi`;
  expect(await ensureChromium({'apt-get': aptGet})).toMatchInlineSnapshot(`
    "Installing Chromium for the browser tests with apt-get …
    exit 0"
  `);
});

it.runIf(isRoot)('passes on the error of apt-get', async () => {
  expect(await ensureChromium({'apt-get': 'echo no network >&2; exit 100'})).toMatchInlineSnapshot(`
    "Installing Chromium for the browser tests with apt-get …
    no network
    \`apt-get update\` failed.
    Install Chromium another way and set CHROMIUM_PATH to its program.
    exit 1"
  `);
});

it.skipIf(isRoot)('prints the command to run for users other than root', async () => {
  expect(await ensureChromium({'apt-get': ''})).toMatchInlineSnapshot(`
    "The browser tests need Chromium, and there is none on the PATH.
    Run \`sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium-headless-shell\`.
    exit 1"
  `);
});
