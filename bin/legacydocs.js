#!/usr/bin/env node
import {existsSync} from 'node:fs';

if (existsSync(new URL('../dist/cli/run.js', import.meta.url))) {
  const {run} = await import('../dist/cli/run.js');
  const {processIo} = await import('../dist/cli/io.js');
  process.exitCode = await run(process.argv.slice(2), processIo());
} else {
  process.stderr.write(
    'legacydocs is not compiled yet: `dist/` is missing. In its folder, run `npm run compile`.\n',
  );
  process.exitCode = 1;
}
