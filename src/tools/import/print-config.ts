import {packageVersion} from '../../core/package/own-files.ts';
import type {TextFile} from './importer.ts';
import type {Fields} from './values.ts';

/** Maximum number of redirects in `site.config.ts`. A longer list is written to a separate file. */
const maxInlineRedirects = 20;

const lineWidth = 96;

/** Returns a file that contains a value as JSON. */
export function jsonFile(path: string, value: unknown): TextFile {
  return {path, text: `${JSON.stringify(value, undefined, 2)}\n`};
}

/**
 * Prints an imported site's `site.config.ts`, and the file with the redirects if their list is long.
 *
 * @param from Name of the old configuration.
 */
export function printSiteConfig(config: Fields, from: string): TextFile[] {
  const {redirects, ...rest} = config;
  const isLong = Array.isArray(redirects) && redirects.length > maxInlineRedirects;
  const settings = printValue(isLong ? rest : config);
  const text = `import {defineConfig} from 'legacydocs';
${isLong ? "import redirects from './redirects.json' with {type: 'json'};\n" : ''}
// Converted from ${from}. MOVED.md lists the settings that are missing here.
export default defineConfig(${isLong ? settings.replace(/\}$/, '  redirects,\n}') : settings});
`;
  const list = jsonFile('redirects.json', redirects);
  return [{path: 'site.config.ts', text}, ...(isLong ? [list] : [])];
}

/**
 * Prints an imported site's `package.json` and `.gitignore`.
 *
 * @param dependencies Packages that the site's code imports: version ranges, keyed by name.
 */
export function printManifest(dependencies: Readonly<Record<string, string>>): TextFile[] {
  const manifest = {
    private: true,
    scripts: {
      start: 'legacydocs serve',
      build: 'legacydocs build',
      check: 'legacydocs check',
    },
    ...(Object.keys(dependencies).length > 0 && {dependencies}),
    devDependencies: {legacydocs: `~${packageVersion()}`},
  };
  return [
    jsonFile('package.json', manifest),
    {path: '.gitignore', text: 'node_modules/\nbuild/\n.legacydocs/\n'},
  ];
}

/** Prints a value as code, with short objects and lists on one line. */
export function printValue(value: unknown, indent = ''): string {
  const flat = flatValue(value);
  if (flat.length + indent.length <= lineWidth) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((entry) => `${inner}${printValue(entry, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return flat;
  const entries = entriesOf(value).map(
    ([key, entry]) => `${inner}${keyText(key)}: ${printValue(entry, inner)},\n`,
  );
  return `{\n${entries.join('')}${indent}}`;
}

function flatValue(value: unknown): string {
  if (typeof value === 'string') return textLiteral(value);
  if (Array.isArray(value)) return `[${value.map(flatValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  const entries = entriesOf(value).map(([key, entry]) => `${keyText(key)}: ${flatValue(entry)}`);
  return `{${entries.join(', ')}}`;
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}

function keyText(key: string): string {
  // A plain `__proto__` key would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : textLiteral(key);
}

function textLiteral(text: string): string {
  if (text.includes('\n') && !/[`\\]|\$\{/.test(text)) return `\`${text}\``;
  const json = JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
