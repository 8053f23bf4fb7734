import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/**
 * Cost of one run of a command.
 *
 * @typedef {object} Cost
 * @property {number} seconds Wall-clock time.
 * @property {number} cpuSeconds User and system time of the process and its descendants.
 * @property {number} megabytes Maximum sampled resident set size of the process tree, in MB (10^6 bytes).
 * @property {number} code Exit code.
 * @property {string} output Standard output of the command.
 */

/** Sampling interval of the process tree, in milliseconds. */
const interval = 40;

/** Memory page size and clock ticks per second of common Linux systems. */
const pageBytes = 4096;
const ticksPerSecond = 100;

/**
 * Runs a command and measures its entire process tree. Requires Linux, because the figures come from `/proc`.
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

/**
 * Returns the CPU seconds of all children that have ended, including their own ended children (proc(5), fields 16 and
 * 17).
 */
function cpuOfEndedChildren() {
  const fields = statFields('self');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/**
 * Returns the resident memory of a process and its descendants, in bytes. Shared pages count for each process.
 *
 * @param {number | string} pid
 * @returns {number}
 */
function memoryOfTree(pid) {
  const own = Number(statFields(pid)[21] ?? 0) * pageBytes;
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child), own);
}

/**
 * Returns the processes that the threads of a process have started. Scanning all processes instead would take up a
 * tenth of a core.
 *
 * @param {number | string} pid
 * @returns {readonly string[]}
 */
function childrenOf(pid) {
  return threadsOf(pid).flatMap((thread) =>
    readIfThere(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
  );
}

/** @param {number | string} pid */
function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/**
 * Returns the fields of `/proc/<pid>/stat` after the process name; the first is the process state.
 *
 * @param {number | string} pid
 */
function statFields(pid) {
  const text = readIfThere(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/**
 * Reads a file in `/proc`; returns an empty string if the process or thread has ended.
 *
 * @param {string} file
 */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
