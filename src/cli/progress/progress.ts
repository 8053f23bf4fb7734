import type {Io} from '../io.ts';
import {liveLine} from './live-line.ts';
import {plainLines} from './plain-lines.ts';
import type {Progress} from './progress-text.ts';

const silent: Progress = {update: () => undefined, stop: () => undefined};

/** A live line on a terminal, plain lines elsewhere. */
export function progressFor({stderr, env, now}: Io, {quiet}: {readonly quiet: boolean}): Progress {
  if (quiet) return silent;
  // CI systems may offer a terminal, but keep every redrawn line in their log.
  const live = stderr.isTTY === true && env.TERM !== 'dumb' && !env.CI;
  return live ? liveLine(stderr, now) : plainLines(stderr);
}
