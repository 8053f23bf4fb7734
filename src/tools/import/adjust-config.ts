import {inlineStyles, sourceKinds} from '../../core/csp/content-security-policy.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {decide, done, lost, quoted, reporter} from './findings.ts';
import {type Fields, fieldsOf, textsOf, without} from './values.ts';

/**
 * Settings for problems that the old generator may not have checked, with the diagnostic codes that each setting
 * controls.
 */
const allowing: Readonly<Record<string, readonly string[]>> = {
  onBrokenLinks: ['broken-link', 'broken-asset', 'missing-asset'],
  onBrokenAnchors: ['broken-anchor'],
  onBrokenMarkdownLinks: ['broken-markdown-link'],
  onDuplicateRoutes: ['duplicate-route'],
};

interface Adjusted {
  readonly config: Fields;
  readonly findings: readonly Diagnostic[];
  /** Name of a package that the site needs in addition. */
  readonly package?: string;
}

/**
 * Sets the settings in `allowing` that would fail the build to `warn`, so that a single build reports every problem.
 */
export function lenientConfig(config: Fields): Fields {
  return {...config, ...Object.fromEntries(failing(config).map((key) => [key, 'warn']))};
}

/**
 * Sets a failing setting to `warn` only if a build with `lenientConfig` reported problems that the setting controls.
 */
export function allowProblems(config: Fields, diagnostics: readonly Diagnostic[]): Adjusted {
  const counts = failing(config).flatMap((key) => {
    const count = diagnostics.filter(({code}) => allowing[key]?.includes(code)).length;
    return count === 0 ? [] : [{key, count}];
  });
  return {
    config: {...config, ...Object.fromEntries(counts.map(({key}) => [key, 'warn']))},
    findings: counts.map(({key, count}) =>
      decide(
        'problems-allowed',
        `\`${key}\` is set to \`warn\` for now, because ${count === 1 ? 'one problem' : `${count} problems`} would fail the build.`,
        {
          hint: `Fix the ${count === 1 ? 'problem' : 'problems'}, then remove \`${key}\` from \`site.config.ts\`.`,
        },
      ),
    ),
  };
}

/** Returns the settings in `allowing` whose configured or default value is `throw`. */
function failing(config: Fields): string[] {
  return Object.keys(allowing).filter(
    (key) => (config[key] ?? (key === 'onBrokenLinks' ? 'throw' : 'warn')) === 'throw',
  );
}

/**
 * Changes settings according to a build's diagnostics: allows the hosts from which pages load files and the styles of
 * diagrams, removes Markdown plugins that fail, lists attributes that plugins may read, and removes navbar items without a
 * target.
 *
 * @returns `undefined` if there is nothing to change.
 */
export function adjustConfig(
  config: Fields,
  diagnostics: readonly Diagnostic[],
): Adjusted | undefined {
  const changes: Adjusted[] = [];
  let changed = config;
  for (const adjust of [
    allowHosts,
    allowDiagrams,
    withoutPlugins,
    allowAttributes,
    withoutLostItems,
  ]) {
    const adjusted = adjust(changed, diagnostics);
    if (adjusted === undefined) continue;
    changes.push(adjusted);
    changed = {...changed, ...adjusted.config};
  }
  if (changes.length === 0) return undefined;
  return {
    ...changes.find((one) => one.package !== undefined),
    config: changed,
    findings: changes.flatMap(({findings}) => findings),
  };
}

function allowHosts(config: Fields, diagnostics: readonly Diagnostic[]): Adjusted | undefined {
  const sources = blockedSources(diagnostics);
  const before = fieldsOf(config['csp']);
  const inline = before['mode'] === 'meta' ? undefined : diagnostics.find(inStaticPage);
  if (sources.length === 0 && inline === undefined) return undefined;
  const entries = sourceKinds.flatMap((kind) => {
    const added = sources.flatMap(([one, source]) => (one === kind ? [source] : []));
    const all = [...new Set([...textsOf(before[kind]), ...added])].sort();
    return all.length > 0 ? [[kind, all] as const] : [];
  });
  const hosts = [...new Set(sources.map(([, source]) => source))];
  const findings: Diagnostic[] = [];
  const report = reporter(findings);
  if (hosts.length > 0) {
    report.done('policy', `Pages load files from other hosts: ${quoted(hosts)}.`, {
      hint: '`csp` now allows these hosts.',
    });
  }
  if (inline !== undefined) {
    report.decide('policy-mode', `Static pages contain inline code: \`${inline.file}\`.`, {
      consequence: '`csp.mode` is `meta`, so the policy applies only to generated pages.',
      hint: 'Move the code of these pages to files, then remove `mode`.',
    });
  }
  const csp = {...before, ...Object.fromEntries(entries), ...(inline && {mode: 'meta'})};
  return {config: {csp}, findings};
}

/** Allows the styles in Mermaid diagrams, and adds the package that draws the diagrams. */
function allowDiagrams(config: Fields, diagnostics: readonly Diagnostic[]): Adjusted | undefined {
  if (!diagnostics.some(({code}) => code === 'diagram-not-drawn')) return undefined;
  const csp = fieldsOf(config['csp']);
  const style = [...new Set([...textsOf(csp['style']), inlineStyles])].sort();
  return {
    config: {csp: {...csp, style}},
    findings: [
      done('diagrams', 'Pages contain Mermaid diagrams.', {
        hint: '`csp` now allows inline styles on all pages, and `package.json` lists `mermaid`. If you replace the diagrams with images, remove both.',
      }),
    ],
    package: 'mermaid',
  };
}

/** True for inline code in an HTML file of the old site. */
function inStaticPage({code, file = ''}: Diagnostic): boolean {
  return code === 'inline-code-blocked' && /^content\/static\/.*\.html?$/.test(file);
}

/**
 * Returns the kinds and sources that the policy blocks. Adds the host of Google's font files, which differs from the
 * host of Google's font style sheets.
 */
function blockedSources(diagnostics: readonly Diagnostic[]): [string, string][] {
  const found = diagnostics.flatMap(({code, target}): [string, string][] => {
    const [kind, source] = code === 'blocked-by-policy' ? (target?.split(' ') ?? []) : [];
    return kind === undefined || source === undefined ? [] : [[kind, source]];
  });
  const hasGoogleFonts = found.some(([, source]) => source === 'https://fonts.googleapis.com');
  return hasGoogleFonts ? [...found, ['font', 'https://fonts.gstatic.com']] : found;
}

/**
 * Removes navbar items whose doc or sidebar does not exist, for example because a plugin of the old generator created
 * it.
 */
function withoutLostItems(
  config: Fields,
  diagnostics: readonly Diagnostic[],
): Adjusted | undefined {
  const items = diagnostics.filter(({code}) => /^navbar-(?:unknown|empty)-/.test(code));
  if (items.length === 0) return undefined;
  // In reverse order, because removing an item changes the indexes of the items after it.
  const {themeConfig} = items.reduceRight<Fields>(
    (rest, {target = ''}) => fieldsOf(without(rest, target.match(/[^.[\]]+/g) ?? [])),
    config,
  );
  return {
    config: {themeConfig},
    findings: items.map(({message}) =>
      decide('navbar-item-lost', `${message} The item is omitted.`, {
        hint: 'Add an item to `themeConfig.navbar.items` that leads to a page on the new site.',
      }),
    ),
  };
}

/** Removes Markdown plugins that fail, in most cases because they require an older version of unified. */
function withoutPlugins(config: Fields, diagnostics: readonly Diagnostic[]): Adjusted | undefined {
  const failed = diagnostics.filter(({code}) =>
    ['markdown-plugin-failed', 'plugin-invalid'].includes(code),
  );
  if (failed.length === 0) return undefined;
  const byName = new Map(failed.toReversed().map((one) => [String(one.target), one]));
  const isFailed = (entry: unknown): boolean =>
    byName.has(String(Array.isArray(entry) ? entry[0] : entry));
  const kept = Object.entries(fieldsOf(config['markdown'])).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.filter((entry) => !isFailed(entry)) : value,
  ]);
  return {
    config: {markdown: Object.fromEntries(kept)},
    findings: [...byName].map(([name, {message}]) =>
      lost('markdown-plugin-lost', `${message} The plugin is omitted.`, {
        target: name,
        consequence: 'Pages are built without this plugin.',
        hint: `Install a version of \`${name}\` that supports unified 11, and add the plugin to \`markdown\` in \`site.config.ts\` again.`,
      }),
    ),
  };
}

/** Lists the unknown attributes of code blocks if the site has Markdown plugins, because a plugin may read them. */
function allowAttributes(config: Fields, diagnostics: readonly Diagnostic[]): Adjusted | undefined {
  const hasPlugins = Object.entries(fieldsOf(config['markdown'])).some(
    ([key, value]) => key.endsWith('Plugins') && Array.isArray(value) && value.length > 0,
  );
  const unknown = diagnostics.flatMap(({code, target}) =>
    code === 'code-without-effect' ? (target ?? []) : [],
  );
  if (!hasPlugins || unknown.length === 0) return undefined;
  const names = [...new Set(unknown)].sort();
  const theme = fieldsOf(config['themeConfig']);
  const code = {...fieldsOf(theme['code']), additionalAttributes: names};
  const message = `Markdown plugins may read attributes of code blocks: ${quoted(names)}.`;
  const hint = '`themeConfig.code.additionalAttributes` lists them, so they are not reported.';
  return {
    config: {themeConfig: {...theme, code}},
    findings: [done('code-attributes', message, {hint})],
  };
}
