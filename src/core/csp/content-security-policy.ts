import {policyHash} from '../hash/sha256.ts';
import {directives, type PolicySettings, type SourceKind, sourceKinds} from './types.ts';

/** What always has a directive of its own; what else has no sources falls back to `default-src`. */
const alwaysNamed: ReadonlySet<SourceKind> = new Set([
  'script',
  'style',
  'formAction',
  'frameAncestors',
]);

/**
 * The policy that every page keeps: nothing from another origin but what the site allows, nothing inline but the
 * few constant scripts of the document. Made here only: headers and pages say the same.
 *
 * @param inlineScripts The text of each, exactly as it stands in the documents.
 */
export function contentSecurityPolicy(
  settings: PolicySettings,
  inlineScripts: readonly string[],
): string {
  const hashes = inlineScripts.map((script) => `'${policyHash(script)}'`);
  const named = sourceKinds
    // Browsers obey it in headers only (CSP 3, section 6.4.2), and complain of it elsewhere.
    .filter((kind) => settings.mode !== 'meta' || kind !== 'frameAncestors')
    .flatMap((kind) => {
      const sources = [...new Set(settings[kind])];
      if (sources.length === 0 && !alwaysNamed.has(kind)) return [];
      return [[directives[kind], "'self'", ...(kind === 'script' ? hashes : []), ...sources]];
    });
  return [["default-src 'self'"], ...named, ["base-uri 'self'"], ["object-src 'none'"]]
    .map((words) => words.join(' '))
    .join('; ');
}
