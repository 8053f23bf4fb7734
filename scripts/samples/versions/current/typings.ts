/// <reference types="node" />
// Declarations that are missing in the typings, from `src/reanimated2/jestUtils.ts` in the library.

declare module 'react-native-reanimated' {
  export function setUpTests(userConfig?: {fps?: number}): void;
  export function getAnimatedStyle(component: object): Record<string, any>;
}

declare namespace jest {
  interface Matchers<R> {
    toHaveAnimatedStyle(
      style: Record<string, unknown>[] | Record<string, unknown>,
      config?: {shouldMatchAllProps?: boolean},
    ): R;
  }
}
