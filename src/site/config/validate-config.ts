import {parseUrl} from '../../core/urls/href.ts';
import {issueProblem} from './problems/issue-problem.ts';
import type {ConfigProblem} from './problems/types.ts';
import {sentence} from './schema/choice.ts';
import {type SiteConfig, siteConfigSchema} from './schema/index.ts';

export type ValidatedConfig =
  | {readonly config: SiteConfig; readonly problems?: undefined}
  | {readonly config?: undefined; readonly problems: readonly ConfigProblem[]};

/**
 * Validates the export of a configuration file against the schema.
 *
 * @returns The configuration with all defaults, or all problems.
 */
export function validateConfig(raw: Readonly<Record<string, unknown>>): ValidatedConfig {
  const result = siteConfigSchema.safeParse(raw, {error: sentence});
  if (result.success) return {config: {...result.data, csp: withScripts(result.data)}};
  const problems = result.error.issues.map((issue) => issueProblem(issue, raw));
  return {problems};
}

/** Allows the origins of `scripts` in the policy, for loading and for connections. */
function withScripts({csp, scripts, url}: SiteConfig): SiteConfig['csp'] {
  const origins = scripts.flatMap(({src}) => {
    const {protocol = '', origin = ''} = parseUrl(src, url) ?? {};
    return /^https?:$/.test(protocol) && origin !== new URL(url).origin ? [origin] : [];
  });
  if (origins.length === 0) return csp;
  return {
    ...csp,
    script: [...(csp.script ?? []), ...origins],
    connect: [...(csp.connect ?? []), ...origins],
  };
}
