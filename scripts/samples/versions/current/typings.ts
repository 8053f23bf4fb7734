/// <reference types="node" />
// What the library has, but its typings leave out: from its `src/reanimated2/jestUtils.ts`.

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
