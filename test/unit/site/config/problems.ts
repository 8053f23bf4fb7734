import {validateConfig} from '../../../../src/site/config/load-config.ts';

/** A minimal configuration. */
export const minimal = {title: 'Site', url: 'https://example.org', baseUrl: '/'};

/** Validates a configuration, and returns its problems as printed. */
export function problemsOf(settings: Readonly<Record<string, unknown>>): string {
  const {problems = []} = validateConfig(settings);
  return problems
    .map(({code, message, consequence, hint}) =>
      [code, message, consequence, hint].filter((part) => part !== undefined).join('\n  '),
    )
    .join('\n');
}

/** Returns a valid configuration with all defaults. */
export function configOf(settings: Readonly<Record<string, unknown>>) {
  const {config} = validateConfig(settings);
  if (config === undefined) throw new Error(problemsOf(settings));
  return config;
}
