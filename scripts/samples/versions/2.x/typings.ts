// What the library has, but its typings leave out: from its `lib/reanimated2/jestUtils.js`.

declare namespace jest {
  interface Matchers<R> {
    toHaveAnimatedStyle(
      style: Record<string, unknown>[] | Record<string, unknown>,
      config?: {exact?: boolean},
    ): R;
  }
}

// What its `lib/reanimated2/js-reanimated/JSReanimated.js` reads in Jest.
declare const global: {ReanimatedDataMock: {now: () => number}};
