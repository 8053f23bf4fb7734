import fs from 'node:fs';
import type {RunMessage} from './run-types.ts';

/** File descriptor of the pipe to the parent process. Each message is a line of JSON. */
export const pipe = 3;

// Saved, because the configuration receives restricted functions.
const {readSync, writeSync} = fs;

/** Sends a message synchronously. */
export function send(message: RunMessage): void {
  let rest: Uint8Array = Buffer.from(`${JSON.stringify(message)}\n`);
  while (rest.length > 0) rest = rest.subarray(writeSync(pipe, rest));
}

/** Waits for the next message. Modules are loaded synchronously, so no other code can run in the meantime. */
export function receive<Message>(): Message {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.alloc(65_536);
    const size = readSync(pipe, chunk);
    if (size === 0) process.exit(1);
    chunks.push(chunk.subarray(0, size));
    // There is only one message at a time, and a line break ends it.
    if (chunk[size - 1] === 10) return JSON.parse(Buffer.concat(chunks).toString());
  }
}
