import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {basePath} from '../../../../src/site/config/schema/site-url.ts';
import {configOf, minimal, problemsOf} from './problems.ts';

describe('url', () => {
  it('CFG-01 removes the trailing slash', () => {
    expect(configOf({...minimal, url: 'https://example.org/'}).url).toBe('https://example.org');
    expect(configOf({...minimal, url: 'http://localhost:3000'}).url).toBe('http://localhost:3000');
  });

  it('DEV-02 reports that a protocol is needed, with the value', () => {
    expect(problemsOf({...minimal, url: 'example.org'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`url\` must have a protocol and a host, such as \`https://example.org\`; it is \`"example.org"\`."
    `);
    expect(problemsOf({...minimal, url: 'ftp://example.org'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`url\` must have a protocol and a host, such as \`https://example.org\`; it is \`"ftp://example.org"\`."
    `);
  });

  it('DEV-02 suggests baseUrl for a path', () => {
    expect(problemsOf({...minimal, url: 'https://example.org/docs/'})).toMatchInlineSnapshot(`
      "config-invalid-value
        \`url\` must contain only protocol and host; the path belongs in \`baseUrl\`; it is \`"https://example.org/docs/"\`.
        Write \`url: 'https://example.org'\` and \`baseUrl: '/docs/'\`."
    `);
  });

  it('refuses a query, a hash and a user', () => {
    expect(
      problemsOf({...minimal, url: 'https://me:secret@example.org/?a#b'}),
    ).toMatchInlineSnapshot(`
      "config-invalid-value
        \`url\` must contain only protocol and host; it is \`"https://me:secret@example.org/?a#b"\`.
        Write \`url: 'https://example.org'\`."
    `);
  });
});

describe('baseUrl', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['docs/', '/docs/'],
    ['/a/b/', '/a/b/'],
  ])('CFG-01 turns %j into %j', (given, normalised) => {
    expect(configOf({...minimal, baseUrl: given}).baseUrl).toBe(normalised);
  });

  it('CFG-01 always begins and ends with one slash, and is idempotent', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9_~-]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(segment, {maxLength: 4}),
        fc.boolean(),
        fc.boolean(),
        (parts, lead, end) => {
          const path = basePath.parse(
            `${lead ? '/' : ''}${parts.join('/')}${end && parts.length > 0 ? '/' : ''}`,
          );
          expect(path).toMatch(/^\/(?:[^/]+\/)*$/);
          expect(basePath.parse(path)).toBe(path);
          expect(path.split('/').filter(Boolean)).toEqual(parts);
        },
      ),
    );
  });

  it.each(['https://example.org/docs/', '//example.org', '/a?b', '/a b/', '/a/../b', '/a//b'])(
    'refuses %j',
    (baseUrl) => {
      expect(problemsOf({...minimal, baseUrl})).toMatchSnapshot();
    },
  );
});
