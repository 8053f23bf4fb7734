import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../../../../src/core/csp/content-security-policy.ts';

// Computed with: printf 'let a' | openssl dgst -sha256 -binary | base64
const hash = "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='";

describe('contentSecurityPolicy', () => {
  it('allows inline scripts by hash and nothing else that is inline or from other origins', () => {
    expect(contentSecurityPolicy({mode: 'headers'}, ['let a'])).toBe(
      `default-src 'self'; script-src 'self' ${hash}; style-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'self'; object-src 'none'`,
    );
  });

  it('allows the configured sources by kind, each once', () => {
    const settings = {
      mode: 'headers',
      img: ['https://img.shields.io', 'data:', 'https://img.shields.io'],
      frame: ['https://www.youtube.com'],
      script: ['https://cdn.example'],
      formAction: ['https://forms.example'],
    } as const;
    expect(contentSecurityPolicy(settings, ['let a'])).toBe(
      `default-src 'self'; script-src 'self' ${hash} https://cdn.example; style-src 'self'; img-src 'self' https://img.shields.io data:; frame-src 'self' https://www.youtube.com; form-action 'self' https://forms.example; frame-ancestors 'self'; base-uri 'self'; object-src 'none'`,
    );
  });

  it('leaves frame-ancestors out of pages, in which browsers ignore it', () => {
    const frameAncestors = ['https://a.example'];
    expect(contentSecurityPolicy({mode: 'meta', frameAncestors}, [])).not.toContain('ancestors');
    expect(contentSecurityPolicy({mode: 'headers', frameAncestors}, [])).toContain(
      "frame-ancestors 'self' https://a.example;",
    );
  });
});
