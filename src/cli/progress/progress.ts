import type {Io} from '../io.ts';
import {liveLine} from './live-line.ts';
import type {Progress} from './progress-text.ts';

const silent: Progress = {update: () => undefined, stop: () => undefined};

/** A live line on a terminal; nothing elsewhere, where nobody waits for it and a log keeps every line. */
export function progressFor({stderr, env, now}: Io, {quiet}: {readonly quiet: boolean}): Progress {
  // CI systems may offer a terminal, but keep every redrawn line in their log.
  const live = stderr.isTTY === true && env.TERM !== 'dumb' && !env.CI;
  return live && !quiet ? liveLine(stderr, now) : silent;
}
