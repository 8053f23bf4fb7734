declare function setUpTests(userConfig?: { fps?: number }): void;

declare function getAnimatedStyle(component: object): Record<string, any>;

interface Matchers<R> {
  toHaveAnimatedStyle(
    style: Record<string, unknown>[] | Record<string, unknown>,
    config?: { shouldMatchAllProps?: boolean }
  ): R;
}
export const setUpTestsAgrees: Identical<typeof setUpTests, 'setUpTests'> = true;
export const getAnimatedStyleAgrees: Identical<typeof getAnimatedStyle, 'getAnimatedStyle'> = true;
export {};
