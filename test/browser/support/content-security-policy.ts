import {createHash} from 'node:crypto';

/** The strictest policy that a site runs under: nothing inline but these scripts, nothing from elsewhere. */
export function strictPolicy(inlineScripts: readonly string[]): Record<string, string> {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return {
    'Content-Security-Policy': `default-src 'self'; script-src 'self' ${hashes.join(' ')}; style-src 'self'`,
  };
}
