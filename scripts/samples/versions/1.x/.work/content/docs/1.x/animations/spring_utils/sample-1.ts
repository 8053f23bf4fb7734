declare const SpringUtils: {
  makeDefaultConfig: () => SpringConfig;
  makeConfigFromBouncinessAndSpeed: (
    prevConfig: SpringConfigWithBouncinessAndSpeed
  ) => SpringConfig;
  makeConfigFromOrigamiTensionAndFriction: (
    prevConfig: SpringConfigWithOrigamiTensionAndFriction
  ) => SpringConfig;
};
export const SpringUtilsAgrees: Identical<typeof SpringUtils, 'SpringUtils'> = true;
export {};
