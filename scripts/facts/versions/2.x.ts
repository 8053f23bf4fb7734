import {
  common,
  commonDeviations,
  commonUnverified,
  layoutAnimations,
  transitionFields,
} from './common.ts';
import type {VersionFacts} from './types.ts';

/** Facts about the pages of 2.x, from the sources of 2.14.4. */
export const version2: VersionFacts = {
  facts: [
    ...common,
    ...layoutAnimations,
    ...transitionFields('curvedtransition', 'entryexittransition'),
    {
      page: 'api/animations/withDecay.mdx',
      rows: ['velocityFactor'],
      source: 'src/reanimated2/animation/decay.ts',
      after: 'const config',
      code: "%: Platform.OS !== 'web' ? § : 1000,",
    },
    {
      page: 'fundamentals/web-support.md',
      rows: ['withDecay'],
      source: 'src/reanimated2/animation/decay.ts',
      code: "velocityFactor: Platform.OS !== 'web' ? 1 : §,",
    },
    {
      page: 'api/hooks/useAnimatedSensor.mdx',
      rows: ['interval'],
      source: 'src/reanimated2/hook/useAnimatedSensor.ts',
      code: '{ %: §, ...userConfig }',
    },
  ],
  unverified: commonUnverified,
  deviations: [
    ...commonDeviations,
    {
      page: 'api/hooks/useAnimatedSensor.mdx',
      names: ['interval'],
      why: 'The typings ask for it, the hook does not.',
    },
  ],
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
