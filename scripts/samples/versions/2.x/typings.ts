// Declarations that are missing in the typings, from `lib/reanimated2/jestUtils.js` in the library.

declare namespace jest {
  interface Matchers<R> {
    toHaveAnimatedStyle(
      style: Record<string, unknown>[] | Record<string, unknown>,
      config?: {exact?: boolean},
    ): R;
  }
}

// Global that `lib/reanimated2/js-reanimated/JSReanimated.js` in the library reads in Jest.
declare const global: {ReanimatedDataMock: {now: () => number}};
