import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/**
 * What one run of a command cost.
 *
 * @typedef {object} Cost
 * @property {number} seconds Wall-clock time.
 * @property {number} cpuSeconds User and system time of the process and its descendants.
 * @property {number} megabytes Most memory that the process tree held at once, sampled: resident set, MB of 10^6 bytes.
 * @property {number} code Exit code.
 * @property {string} output What it printed.
 */

/** Milliseconds between two looks at the process tree. */
const interval = 15;

/** Bytes in a page of memory, and ticks in a second, as Linux has them on all common machines. */
const pageBytes = 4096;
const ticksPerSecond = 100;

/**
 * Run a command and measure its whole process tree. Linux only: everything is read from `/proc`.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Cost>}
 */
export async function measure(command, args, options = {}) {
  const start = process.hrtime.bigint();
  const before = cpuOfEndedChildren();
  const child = spawn(command, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOfTree(child.pid ?? 0));
  }, interval);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  clearInterval(timer);
  return {
    seconds: Number(process.hrtime.bigint() - start) / 1e9,
    cpuSeconds: cpuOfEndedChildren() - before,
    megabytes: most / 1e6,
    code,
    output,
  };
}

/** Seconds of CPU of all children that have ended, their own ended children included (proc(5), fields 16 and 17). */
function cpuOfEndedChildren() {
  const fields = statFields('self');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/**
 * Bytes of resident memory of a process and its descendants. Pages that several of them share count for each.
 *
 * @param {number} root
 */
function memoryOfTree(root) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({pid, fields: statFields(pid)}));
  const tree = new Set([String(root)]);
  // A child has a higher number than its parent, except after an overflow, so one more round is enough.
  for (let round = 0; round < 2; round += 1) {
    for (const {pid, fields} of processes) {
      if (tree.has(fields[1] ?? '')) tree.add(pid);
    }
  }
  return processes
    .filter(({pid}) => tree.has(pid))
    .reduce((sum, {fields}) => sum + Number(fields[21] ?? 0) * pageBytes, 0);
}

/**
 * The fields of `/proc/<pid>/stat` behind the process's name: its state is the first.
 *
 * @param {string} pid
 */
function statFields(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
