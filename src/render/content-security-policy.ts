import {createHash} from 'node:crypto';

/**
 * The policy that every page keeps: nothing from another origin, nothing inline but the few constant
 * scripts of the document.
 *
 * @param inlineScripts The text of each, exactly as it stands in the documents.
 */
export function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}
