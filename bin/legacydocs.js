#!/usr/bin/env node
import {existsSync} from 'node:fs';

if (existsSync(new URL('../dist/program/program.cjs', import.meta.url))) {
  const {loadProgram} = await import('../dist/program/load-program.js');
  const {main, keepCode} = loadProgram();
  const {exitCode, hasBuilt} = await main(process.argv.slice(2));
  process.exitCode = exitCode;
  if (hasBuilt) keepCode();
} else {
  process.stderr.write(
    'legacydocs is not compiled yet: `dist/` is missing. In its folder, run `npm run compile`.\n',
  );
  process.exitCode = 1;
}
