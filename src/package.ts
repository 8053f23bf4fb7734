import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Absolute path of this package: the folder that holds `package.json`, `templates/` and `dist/`. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Version of this package, as `package.json` has it. */
export const packageVersion = readVersion();

function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const parsed: unknown = JSON.parse(text);
  const version =
    typeof parsed === 'object' && parsed !== null && 'version' in parsed
      ? parsed.version
      : undefined;
  if (typeof version !== 'string') throw new Error('package.json of legacydocs has no version.');
  return version;
}
