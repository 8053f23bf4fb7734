import {
  common,
  commonDeviations,
  commonUnverified,
  layoutAnimations,
  transitionFields,
} from './common.ts';
import type {VersionFacts} from './types.ts';

/** Facts about the pages of 3.x, from the sources of 3.3.0. */
export const current: VersionFacts = {
  facts: [
    ...common,
    ...layoutAnimations,
    ...transitionFields('curved-transition', 'entryexit-transition'),
    {
      page: 'api/animations/withDecay.mdx',
      rows: ['velocityFactor', 'rubberBandFactor'],
      source: 'src/reanimated2/animation/decay.ts',
      after: 'const config',
      code: ' %: §,',
    },
    {
      page: 'api/animations/withTiming.mdx',
      rows: ['steps'],
      source: 'src/reanimated2/Easing.ts',
      code: 'function %(n = §,',
    },
    {
      page: 'guide/testing.md',
      rows: ['fps'],
      source: 'src/reanimated2/jestUtils.ts',
      code: ' %: §,',
    },
    {
      page: 'api/animations/withSpring.mdx',
      rows: ['duration', 'dampingRatio'],
      source: 'src/reanimated2/animation/spring.ts',
      code: ' %: §,',
    },
    {
      page: 'api/hooks/useAnimatedSensor.mdx',
      rows: ['interval', 'adjustToInterfaceOrientation', 'iosReferenceFrame'],
      source: 'src/reanimated2/hook/useAnimatedSensor.ts',
      code: ' %: §,',
    },
    {
      page: 'api/hooks/useAnimatedKeyboard.md',
      rows: ['isStatusBarTranslucentAndroid'],
      source: 'src/reanimated2/hook/useAnimatedKeyboard.ts',
      code: '{ %: § }',
    },
  ],
  unverified: [
    ...commonUnverified,
    {
      page: 'api/animations/withDecay.mdx',
      rows: ['rubberBandEffect'],
      why: 'Left out, it counts as false.',
    },
    {
      page: 'api/sharedElementTransitions.md',
      rows: ['sharedTransitionStyle'],
      why: 'Its default is described in words.',
    },
  ],
  deviations: commonDeviations,
  names: [
    {
      page: 'api/LayoutAnimations/entryAnimations.mdx',
      pattern: /^[A-Z][a-z]+(?:Speed)?In(?:[A-Z]|$)/,
    },
    {
      page: 'api/LayoutAnimations/exitAnimations.mdx',
      pattern: /^[A-Z][a-z]+(?:Speed)?Out(?:[A-Z]|$)/,
    },
  ],
};
