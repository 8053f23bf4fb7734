import {settledWithin, TookTooLong} from '../../core/async/time-limit.ts';
import {BuildError, buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {describeValue} from './words.ts';

/** Default time-out of the configuration, in seconds. */
const defaultTimeoutSeconds = 30;

/**
 * Resolves the export of a configuration file: an object, a promise of an object, or a function that returns either
 * (row CFG-05).
 *
 * @param module All exports of the file.
 * @param file Name of the file, for messages.
 * @param seconds Time-out in seconds.
 * @throws {BuildError} `config-too-slow`, `config-no-default-export`, `config-not-an-object`, `config-failed`.
 */
export async function configExport(
  module: Readonly<Record<string, unknown>>,
  file: string,
  seconds = defaultTimeoutSeconds,
): Promise<Readonly<Record<string, unknown>>> {
  if (!('default' in module)) throw new BuildError([noDefaultExport(Object.keys(module), file)]);
  const {default: exported} = module;
  const settings = await settled(exported, file, seconds);
  if (isRecord(settings)) return settings;
  const origin = typeof exported === 'function' ? 'function returns' : 'default export is';
  const shown = settings === undefined ? '`undefined`' : describeValue(settings);
  throw buildError({
    code: 'config-not-an-object',
    message: `The configuration's ${origin} ${shown}, not an object of settings.`,
    file,
    hint: 'Write `export default defineConfig({title, url, baseUrl})`. The default export can also be a promise of the settings, or a function that returns the settings.',
  });
}

async function settled(value: unknown, file: string, seconds: number): Promise<unknown> {
  try {
    return await settledWithin(seconds * 1_000, typeof value === 'function' ? value() : value);
  } catch (error) {
    if (error instanceof TookTooLong) throw new BuildError([neverSettles(value, file, seconds)]);
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw buildError(
      {
        code: 'config-failed',
        message: `The configuration's ${typeof value === 'function' ? 'function' : 'promise'} failed: \`${reason}\`.`,
        file,
        consequence: 'The site cannot be built without settings.',
      },
      {cause: error},
    );
  }
}

function neverSettles(value: unknown, file: string, seconds: number): Diagnostic {
  return {
    severity: 'error',
    code: 'config-too-slow',
    message: `The configuration's ${typeof value === 'function' ? 'function' : 'promise'} has not settled after ${seconds} seconds.`,
    file,
    consequence: 'The site cannot be built without settings.',
    hint: 'Look for a request that never gets a response, or a promise that is never resolved.',
  };
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
