import {unzipSync} from 'node:zlib';
import type {NavigationEntry} from './read-navigation.ts';

/** True for the path of the script that contains TypeDoc's navigation. */
export function isTypedocMenu(path: string): boolean {
  return /(?:^|\/)assets\/navigation\.js$/.test(path);
}

/** Maximum size of the unpacked navigation. A larger one is a mistake or a zip bomb. */
const maxBytes = 64 * 1024 ** 2;

/**
 * Reads the navigation that newer versions of TypeDoc write to a script as compressed JSON. The script is not run.
 *
 * @param script Text of the script.
 * @returns `undefined` if the script has another form.
 */
export function readTypedocMenu(script: string): NavigationEntry[] | undefined {
  const packed = /navigationData\s*=\s*["'](?:data:[^"',]*;base64,)?([A-Za-z\d+/=]+)["']/.exec(
    script,
  )?.[1];
  if (packed === undefined) return undefined;
  try {
    // The data is in gzip or zlib format.
    const json = unzipSync(Buffer.from(packed, 'base64'), {maxOutputLength: maxBytes});
    return entriesOf(JSON.parse(json.toString()));
  } catch {
    return undefined;
  }
}

function entriesOf(list: unknown): NavigationEntry[] {
  return Array.isArray(list) ? list.flatMap(entryOf) : [];
}

function entryOf(value: unknown): NavigationEntry[] {
  if (typeof value !== 'object' || value === null || !('text' in value)) return [];
  if (typeof value.text !== 'string') return [];
  const path = 'path' in value && typeof value.path === 'string' ? value.path : undefined;
  return [
    {
      label: value.text,
      href: path,
      entries: entriesOf('children' in value ? value.children : undefined),
    },
  ];
}
