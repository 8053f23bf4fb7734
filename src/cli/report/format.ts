import {styleText} from 'node:util';
import type {Io, TextStream} from '../io.ts';

type Style = Parameters<typeof styleText>[0];

/** Adds colours to a text. If colours are disabled, returns the text unchanged. */
export type Paint = (style: Style, text: string) => string;

/**
 * Returns a function that adds colours if the stream is a terminal. `NO_COLOR` and `FORCE_COLOR` take precedence
 * (https://no-color.org).
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

/** Formats a duration. @example formatDuration(812) // '812 ms'; formatDuration(3210) // '3.2 s'; formatDuration(83_000) // '1 min 23 s' */
export function formatDuration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Formats a size in decimal units. @example formatBytes(4_100_000) // '4.1 MB' */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`;
  return bytes < 999_950_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** Formats a value as indented JSON. Terminal control sequences and commands for CI systems are escaped. */
export function jsonText(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2)
    .replace(/[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g, escaped)
    .replace(/#(?=#\w*\[)/g, escaped);
  return `${json}\n`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
