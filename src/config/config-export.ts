import {BuildError} from '../diagnostics/build-error.ts';
import {describeValue} from './words.ts';

/**
 * The settings that a configuration file exports: an object, a promise of one, or a function that gives
 * either (row CFG-05).
 *
 * @param module Everything that the file exports.
 * @param file Its name, for messages.
 * @throws {BuildError} `config-no-default-export`, `config-not-an-object`, `config-failed`.
 */
export async function configExport(
  module: Readonly<Record<string, unknown>>,
  file: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (!('default' in module)) throw new BuildError([noDefaultExport(Object.keys(module), file)]);
  const {default: exported} = module;
  const settings = await settled(exported, file);
  if (isRecord(settings)) return settings;
  const origin = typeof exported === 'function' ? 'function gives' : 'default export is';
  const shown = settings === undefined ? '`undefined`' : describeValue(settings);
  throw new BuildError([
    {
      severity: 'error',
      code: 'config-not-an-object',
      message: `The configuration's ${origin} ${shown}, not an object of settings.`,
      file,
      hint: 'Write `export default defineConfig({title, url, baseUrl})`; a promise or a function is fine too.',
    },
  ]);
}

async function settled(value: unknown, file: string): Promise<unknown> {
  try {
    return await (typeof value === 'function' ? value() : value);
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new BuildError(
      [
        {
          severity: 'error',
          code: 'config-failed',
          message: `The configuration's ${typeof value === 'function' ? 'function' : 'promise'} failed: \`${reason}\`.`,
          file,
          consequence: 'Without settings nothing can be built.',
        },
      ],
      {cause: error},
    );
  }
}

function noDefaultExport(names: readonly string[], file: string) {
  const found =
    names.length === 0 ? '' : ` It exports ${names.map((name) => `\`${name}\``).join(', ')}.`;
  return {
    severity: 'error',
    code: 'config-no-default-export',
    message: `The configuration has no default export.${found}`,
    file,
    hint: 'Write `export default defineConfig({title, url, baseUrl})`.',
  } as const;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
