import {styleText} from 'node:util';
import type {Io, TextStream} from '../io.ts';

type Style = Parameters<typeof styleText>[0];

/** Colours a text, or leaves it alone where colours are not wanted. */
export type Paint = (style: Style, text: string) => string;

/**
 * @param stream Where the text will go: colours are for terminals. `NO_COLOR` and `FORCE_COLOR` overrule
 * that (https://no-color.org).
 */
export function paintFor(stream: TextStream, env: Io['env']): Paint {
  return wantsColor(stream, env)
    ? (style, text) => styleText(style, text, {validateStream: false})
    : (_style, text) => text;
}

function wantsColor(stream: TextStream, env: Io['env']): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return stream.isTTY === true && env.TERM !== 'dumb';
}
