import {contentSecurityPolicy} from '../../core/csp/content-security-policy.ts';
import type {HeadTag} from '../theme/types.ts';
import type {RenderInput} from './types.ts';

/** For hosts that cannot send headers: the policy in the page itself, before anything that it governs. */
export function policyTags(
  csp: RenderInput['config']['csp'],
  inlineScripts: readonly string[],
): HeadTag[] {
  if (csp.mode !== 'meta') return [];
  const content = contentSecurityPolicy(csp, inlineScripts);
  return [{tag: 'meta', attributes: {'http-equiv': 'Content-Security-Policy', content}}];
}
