import {printValue} from './print-value.ts';

/** `site.config.ts` of an imported site. @param from Name of the configuration that it was made from. */
export function printSiteConfig(config: Readonly<Record<string, unknown>>, from: string): string {
  return `import {defineConfig} from 'legacydocs';

// Made from ${from}. MOVED.md says what became of settings that are not here.
export default defineConfig(${printValue(config)});
`;
}
