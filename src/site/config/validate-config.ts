import {parseUrl} from '../../core/urls/href.ts';
import {issueProblem} from './problems/issue-problem.ts';
import type {ConfigProblem} from './problems/types.ts';
import {sentence} from './schema/choice.ts';
import {type SiteConfig, siteConfigSchema} from './schema/index.ts';

export type ValidatedConfig =
  | {readonly config: SiteConfig; readonly problems?: undefined}
  | {readonly config?: undefined; readonly problems: readonly ConfigProblem[]};

/**
 * Check what a configuration file exports against the schema.
 *
 * @returns The configuration with every default filled in, or everything that is wrong with it.
 */
export function validateConfig(raw: Readonly<Record<string, unknown>>): ValidatedConfig {
  const result = siteConfigSchema.safeParse(raw, {error: sentence});
  if (result.success) return {config: {...result.data, csp: withScripts(result.data)}};
  const problems = result.error.issues.map((issue) => issueProblem(issue, raw));
  return {problems};
}

/** The policy allows what `scripts` names: to load it, and that it talks to where it comes from. */
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
