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

/** Prints a value as code, with objects and lists that fit into the width on one line. */
export function printValue(value: unknown, indent = '', width = lineWidth): string {
  if (typeof value === 'string') return textLiteral(value);
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  const inner = `${indent}  `;
  const print = (entry: unknown, room: number): string => printValue(entry, inner, room);
  const parts = (room: number): string[] =>
    Array.isArray(value)
      ? value.map((entry) => print(entry, room))
      : Object.entries(value)
          .filter(([, entry]) => entry !== undefined)
          .map(([key, entry]) => `${keyText(key)}: ${print(entry, room)}`);
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  const flat = open + parts(Number.POSITIVE_INFINITY).join(', ') + close;
  if (flat.length + indent.length <= width) return flat;
  const lines = parts(width).map((part) => `${inner}${part},\n`);
  return `${open}\n${lines.join('')}${indent}${close}`;
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
