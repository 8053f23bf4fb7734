import fs from 'node:fs';
import type {RunMessage} from './run-types.ts';

/** File descriptor of the pipe to the process that started this one. Each message is a line of JSON. */
export const pipe = 3;

// The configuration gets others.
const {readSync, writeSync} = fs;

/** Sends a message, and waits until it is written. */
export function send(message: RunMessage): void {
  let rest: Uint8Array = Buffer.from(`${JSON.stringify(message)}\n`);
  while (rest.length > 0) rest = rest.subarray(writeSync(pipe, rest));
}

/** Waits for the next message. Modules are loaded synchronously, so nothing else may run meanwhile. */
export function receive<Message>(): Message {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    const size = readSync(pipe, chunk);
    if (size === 0) process.exit(1);
    chunks.push(chunk.subarray(0, size));
    // One message is under way at a time: a line break is the end.
    if (chunk[size - 1] === 10) return JSON.parse(Buffer.concat(chunks).toString());
  }
}
