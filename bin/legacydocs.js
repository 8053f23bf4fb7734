#!/usr/bin/env node
// Unsupported versions of Node.js must be able to parse this file, so it is a script in old syntax that loads modules only
// after the check.
'use strict';

// biome-ignore lint/style/useNodejsImportProtocol: Node.js 12 does not support the protocol.
const {existsSync} = require('fs');
const {engines, version} = require('../package.json');

/**
 * Returns true if a version of Node.js is in the range that `package.json` declares, which consists of `^` and `>=`
 * ranges joined by `||`.
 */
function isSupported(version) {
  const [major, minor] = numbersIn(version);
  return engines.node.split('||').some((range) => {
    const [leastMajor, leastMinor] = numbersIn(range);
    if (major === leastMajor) return minor >= leastMinor;
    return major > leastMajor && !range.includes('^');
  });
}

function numbersIn(text) {
  return text.match(/\d+/g).map(Number);
}

function fail(message) {
  process.stderr.write(`legacydocs: ${message}\n`);
  process.exitCode = 1;
}

async function main(args) {
  // Printed here, because loading the program takes longer than starting Node.js.
  if (args.length === 1 && /^(?:--version|-V)$/.test(args[0])) {
    process.stdout.write(`${version}\n`);
    return;
  }
  const {loadProgram} = await import('../dist/cli/program/load-program.js');
  const {main} = loadProgram('main');
  process.exitCode = await main(args);
}

if (!isSupported(process.versions.node)) {
  fail(
    `Node ${process.versions.node} is not supported: legacydocs needs \`${engines.node}\`. Install a supported version from https://nodejs.org/, then run this command again.`,
  );
} else if (process.versions.pnp !== undefined) {
  fail(
    "Yarn Plug'n'Play is not supported: legacydocs and its bundler read packages from `node_modules`. Write `nodeLinker: node-modules` into `.yarnrc.yml` beside `yarn.lock`, run `yarn install`, then run this command again.",
  );
} else if (!existsSync(`${__dirname}/../dist/cli/program/main.cjs`)) {
  fail('not compiled yet: `dist/` is missing. In its folder, run `npm run compile`.');
} else {
  void main(process.argv.slice(2));
}
