import {cpus, totalmem} from 'node:os';

/** Describes the machine in one line. */
export function machine() {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.version}, ${process.platform} ${process.arch}`;
}
