import {printValue} from './print-value.ts';
import type {PlannedFile} from './types.ts';

/** More redirects are kept in a file of their own. */
const mostRedirects = 20;

/**
 * `site.config.ts` of an imported site, and what it imports.
 *
 * @param from Name of the configuration that it was made from.
 */
export function printSiteConfig(
  config: Readonly<Record<string, unknown>>,
  from: string,
): PlannedFile[] {
  const {redirects, ...rest} = config;
  const isLong = Array.isArray(redirects) && redirects.length > mostRedirects;
  const shown = isLong ? rest : config;
  const settings = printValue(shown);
  const text = `import {defineConfig} from 'legacydocs';
${isLong ? "import redirects from './redirects.json' with {type: 'json'};\n" : ''}
// Made from ${from}. MOVED.md says what became of settings that are not here.
export default defineConfig(${isLong ? settings.replace(/\}$/, '  redirects,\n}') : settings});
`;
  const list = {path: 'redirects.json', text: `${JSON.stringify(redirects, undefined, 2)}\n`};
  return [{path: 'site.config.ts', text}, ...(isLong ? [list] : [])];
}
