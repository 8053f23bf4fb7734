import fc from 'fast-check';

const segment = fc
  .oneof(
    fc.constantFrom(
      'index',
      'a.html',
      'a.html.html',
      'index.html',
      'index.html.html',
      '.html',
      '2.x',
      'a b',
      '100%',
      'c#',
      'd?',
      'ü',
    ),
    fc.string({unit: 'grapheme', minLength: 1, maxLength: 8}),
  )
  .filter((text) => !/^\.{0,2}$|[/\\\p{Cc}\p{Cs}]/u.test(text));

/** A route path: begins with `/`, does not contain empty segments, is not encoded, and may have a trailing slash. */
export const routePath: fc.Arbitrary<string> = fc
  .tuple(fc.array(segment, {maxLength: 4}), fc.boolean())
  .map(([segments, slash]) => `/${segments.join('/')}${slash && segments.length > 0 ? '/' : ''}`);

export const trailingSlash: fc.Arbitrary<boolean | undefined> = fc.constantFrom(
  undefined,
  true,
  false,
);

/** Valid values of `baseUrl`. */
export const baseUrl: fc.Arbitrary<string> = fc.constantFrom('/', '/base/', '/a/b/');
