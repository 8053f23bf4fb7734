import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {allows, readSource, sourceKinds} from '../../../../src/core/csp/content-security-policy.ts';

describe('a source of the policy', () => {
  it.each([
    ['https://img.shields.io', 'https://img.shields.io'],
    ['https://IMG.shields.io/', 'https://img.shields.io'],
    ['https://*.example.org', 'https://*.example.org'],
    ['https://example.org:8443', 'https://example.org:8443'],
    ['http://localhost:*', 'http://localhost:*'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['https:', 'https:'],
    ['data:', 'data:'],
  ])('%s becomes %s', (written, source) => {
    expect(readSource('img', written)).toEqual({source});
  });

  it("can be the keyword 'unsafe-inline' for styles only", () => {
    const keyword = "'unsafe-inline'";
    expect(readSource('style', keyword)).toEqual({source: keyword});
    for (const kind of sourceKinds.filter((one) => one !== 'style')) {
      expect(readSource(kind, keyword)).toMatchObject({problem: expect.stringMatching(/^must /)});
    }
  });

  it.each([
    "'unsafe-inline'",
    "'none'",
    "'self'",
    '*',
    'https://*',
    'https://a.example; script-src *',
    'https://a.example\nX-Header: 1',
    'https://a.example b.example',
    'https://a"b.example',
    'https://a$b.example',
    'https://a.*.example',
    'https://a.example/path',
    'https://user@a.example',
    'a.example',
    'javascript:',
    '',
  ])('%j is refused, with a hint', (written) => {
    expect(readSource('img', written)).toEqual({
      problem: expect.stringMatching(/^must /),
      hint: expect.stringMatching(/\S/),
    });
  });

  it('never allows URLs that contain code', () => {
    expect(readSource('script', 'data:')).toHaveProperty('problem');
    expect(readSource('frame', 'data:')).toHaveProperty('problem');
    expect(readSource('script', 'blob:')).toHaveProperty('problem');
  });

  it('a source never becomes more than one word of the header', () => {
    const parts = fc.constantFrom(
      'https://',
      'a.example',
      ';',
      ',',
      ' ',
      '\n',
      "'",
      '*',
      ':',
      '.',
      '$',
      '/',
      'é',
    );
    fc.assert(
      fc.property(
        fc.array(parts).map((all) => all.join('')),
        (written) => {
          const read = readSource('img', written);
          expect('source' in read ? read.source : 'ok').toMatch(/^[\w.:/*[\]-]+$/);
        },
      ),
    );
  });
});

describe('allows', () => {
  it.each([
    ['https://a.example', 'https://a.example/x.png', true],
    ['https://a.example', 'https://b.a.example/x.png', false],
    ['https://a.example', 'http://a.example/x.png', false],
    ['http://a.example', 'https://a.example/x.png', true],
    ['https://*.a.example', 'https://b.c.a.example/', true],
    ['https://*.a.example', 'https://a.example/', false],
    ['https://*.a.example', 'https://ba.example/', false],
    ['https://a.example', 'https://a.example:8443/', false],
    ['https://a.example:8443', 'https://a.example:8443/', true],
    ['https://a.example:*', 'https://a.example:8443/', true],
    ['https:', 'https://anything.example/', true],
    ['data:', 'data:image/png;base64,AA', true],
    ['https:', 'data:image/png;base64,AA', false],
  ])('%s, %s: %s', (source, address, allowed) => {
    expect(allows(source, new URL(address))).toBe(allowed);
  });
});
