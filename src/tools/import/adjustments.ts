import {sourceKinds} from '../../core/csp/content-security-policy.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {without} from './only-valid.ts';

/** What lets a site build in spite of links that its old generator never looked at. */
const settings: Readonly<Record<string, string>> = {
  'broken-link': 'onBrokenLinks',
  'broken-asset': 'onBrokenLinks',
  'broken-anchor': 'onBrokenAnchors',
  'broken-markdown-link': 'onBrokenMarkdownLinks',
  'missing-asset': 'onBrokenLinks',
  'duplicate-route': 'onDuplicateRoutes',
};

type Settings = Readonly<Record<string, unknown>>;

/**
 * Settings that follow from what a first build of the new site says: other hosts that its pages load from are allowed, as
 * they always were; links that only this program found dead do not keep it from being built.
 *
 * @returns `undefined` if there is nothing to change.
 */
export function adjustments(
  config: Settings,
  diagnostics: readonly Diagnostic[],
): {readonly config: Settings; readonly findings: readonly Omit<Diagnostic, 'file'>[]} | undefined {
  const findings: Omit<Diagnostic, 'file'>[] = [];
  const changed: Record<string, unknown> = {};
  const sources = blockedSources(diagnostics);
  if (sources.length > 0) {
    const before = Object(config['csp'] ?? {});
    const entries = sourceKinds.flatMap((kind) => {
      const added = sources.flatMap(([one, source]) => (one === kind ? [source] : []));
      const all = [...new Set([...(before[kind] ?? []), ...added])].sort();
      return all.length > 0 ? [[kind, all] as const] : [];
    });
    changed['csp'] = Object.fromEntries(entries);
    findings.push({
      severity: 'info',
      code: 'policy',
      message: `Pages load from other hosts: ${[...new Set(sources.map(([, source]) => `\`${source}\``))].join(', ')}.`,
      hint: '`csp` allows them.',
    });
  }
  const plugins = withoutPlugins(config, diagnostics);
  if (plugins !== undefined) {
    changed['markdown'] = plugins.markdown;
    findings.push(...plugins.findings);
  }
  const navbar = withoutLostItems(config, diagnostics);
  if (navbar !== undefined) {
    changed['themeConfig'] = navbar.themeConfig;
    findings.push(...navbar.findings);
  }
  for (const key of new Set(Object.values(settings))) {
    const errors = diagnostics.filter(
      ({severity, code}) => severity === 'error' && settings[code] === key,
    );
    if (errors.length === 0 || config[key] === 'warn') continue;
    changed[key] = 'warn';
    findings.push({
      severity: 'warning',
      code: 'problems-allowed',
      message: `\`${key}\` is \`warn\` for now: ${errors.length === 1 ? 'one place' : `${errors.length} places`} would fail the build.`,
      hint: `Mend ${errors.length === 1 ? 'it' : 'them'}, then remove \`${key}\` from \`site.config.ts\`.`,
    });
  }
  return findings.length === 0 ? undefined : {config: {...config, ...changed}, findings};
}

/** Kinds and sources that the policy blocks; fonts of Google come from another host than their style sheets. */
function blockedSources(diagnostics: readonly Diagnostic[]): [string, string][] {
  const found = diagnostics.flatMap(({code, target}): [string, string][] => {
    const [kind, source] = code === 'blocked-by-policy' ? (target?.split(' ') ?? []) : [];
    return kind === undefined || source === undefined ? [] : [[kind, source]];
  });
  const hasGoogleFonts = found.some(([, source]) => source === 'https://fonts.googleapis.com');
  return hasGoogleFonts ? [...found, ['font', 'https://fonts.gstatic.com']] : found;
}

/** Items of the navbar that lead to docs and sidebars which there are not: plugins of the old generator made them. */
function withoutLostItems(
  config: Settings,
  diagnostics: readonly Diagnostic[],
):
  | {readonly themeConfig: unknown; readonly findings: readonly Omit<Diagnostic, 'file'>[]}
  | undefined {
  const lost = diagnostics.filter(({code}) => /^navbar-(?:unknown|empty)-/.test(code));
  if (lost.length === 0) return undefined;
  // From the end: what is taken out of a list changes the positions of what follows.
  const {themeConfig} = lost.reduceRight<Settings>(
    (rest, {target = ''}) => Object(without(rest, target.match(/[^.[\]]+/g) ?? [])),
    config,
  );
  const findings = lost.map(({message}) => ({
    severity: 'warning' as const,
    code: 'navbar-item-lost',
    message: `${message} The item is left out.`,
    hint: 'Write one that leads to a page of the new site.',
  }));
  return {themeConfig, findings};
}

/** Plugins for Markdown that fail are left out: mostly, they are for an older version of unified. */
function withoutPlugins(
  config: Settings,
  diagnostics: readonly Diagnostic[],
):
  | {readonly markdown: Settings; readonly findings: readonly Omit<Diagnostic, 'file'>[]}
  | undefined {
  const failed = diagnostics.filter(({code}) => code === 'markdown-plugin-failed');
  if (failed.length === 0) return undefined;
  const markdown: Settings = Object(config['markdown']);
  const names = new Set(failed.map(({target}) => target));
  const isFailed = (entry: unknown): boolean =>
    names.has(String(Array.isArray(entry) ? entry[0] : entry));
  const kept = Object.entries(markdown).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.filter((entry) => !isFailed(entry)) : value,
  ]);
  const findings = [...names].flatMap((name) => {
    const first = failed.find(({target}) => target === name);
    return first === undefined
      ? []
      : [
          {
            severity: 'error' as const,
            code: 'markdown-plugin-lost',
            message: `${first.message} It is left out.`,
            consequence: 'What it makes of pages is missing.',
            hint: `Install its newest version, which has to be one for unified 11, and name \`${name}\` in \`markdown\` of \`site.config.ts\` again.`,
          },
        ];
  });
  return {markdown: Object.fromEntries(kept), findings};
}
