import {pathToFileURL} from 'node:url';

/** Errors that a caller of `importFile` received. */
const received = new Set<unknown>();

/**
 * Imports a generated file.
 *
 * This module is not part of the bundled program, because scripts from V8's code cache cannot import other files.
 *
 * @param file Absolute path of an ES module.
 */
export async function importFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    // Node.js 20 also reports an error in a CommonJS dependency as an unhandled rejection, at any later time.
    if (received.size === 0) process.on('unhandledRejection', throwOthers);
    received.add(error);
    throw error;
  }
}

function throwOthers(reason: unknown): void {
  const isOnlyListener = process.listenerCount('unhandledRejection') === 1;
  if (isOnlyListener && !received.has(reason)) throw reason;
}
