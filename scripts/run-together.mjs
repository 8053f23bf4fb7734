/**
 * Runs commands concurrently, and prints the output of each command when it ends. Exits with 1 if any of them fails.
 * Usage: node scripts/run-together.mjs <command> [<command> …]
 */
import {spawn} from 'node:child_process';
import process from 'node:process';

/** @param {string} command */
function run(command) {
  return new Promise((resolve) => {
    const child = spawn(command, {shell: true, stdio: ['ignore', 'pipe', 'pipe']});
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => chunks.push(chunk));
    }
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(chunks));
      resolve(code === 0);
    });
  });
}

const results = await Promise.all(process.argv.slice(2).map(run));
if (results.includes(false)) process.exitCode = 1;
