import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, it} from 'vitest';
import {compilePackage} from '../support/compiled-package.ts';
import {siteWith} from '../support/sites.ts';

// The build waits for ten seconds of CPU time.
it('ERR-10 a configuration that never ends is reported with its file', async () => {
  const {bin} = await compilePackage();
  const cwd = await siteWith({'site.config.ts': 'for (;;);\nexport default {};\n'});
  const build = promisify(execFile)(process.execPath, [bin, 'build'], {cwd});
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`site.config.ts  error module-too-slow
  The code of the file was still running after 10 seconds.
  The site cannot be built without the file's exports.
  Look for an endless loop in the file and its imports.
`),
  });
});
