#!/usr/bin/env node
import {existsSync} from 'node:fs';

const compiled = new URL('../dist/cli/run.js', import.meta.url);

if (existsSync(compiled)) {
  const {run} = await import(compiled.href);
  const {processIo} = await import(new URL('io.js', compiled).href);
  process.exitCode = await run(process.argv.slice(2), processIo());
} else {
  process.stderr.write(
    'legacydocs is not compiled yet: `dist/` is missing. In its folder, run `npm run compile`.\n',
  );
  process.exitCode = 1;
}
