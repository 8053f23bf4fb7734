import type {SourceFact, Unverified} from '../defaults.ts';
import type {Deviation} from '../members.ts';

const animation = 'src/reanimated2/animation';
const layout = 'src/reanimated2/layoutReanimation';
const base = `${layout}/animationBuilder/BaseAnimationBuilder.ts`;
const transitions = `${layout}/defaultTransitions`;

const springs = [
  'damping',
  'mass',
  'stiffness',
  'overshootClamping',
  'restDisplacementThreshold',
  'restSpeedThreshold',
];

/** Returns the defaults of modifiers, which equal the defaults of the animations that they configure. */
function modifiers(page: string, section: string, names: readonly string[]): SourceFact[] {
  const all: SourceFact[] = [
    {page, section, rows: ['duration'], source: base, code: 'this.durationV ?? §;'},
    {page, section, rows: ['delay'], source: base, code: ': this.delayV ?? §;'},
    {page, section, rows: ['easing'], source: `${animation}/timing.ts`, code: ' %: §,'},
    {page, section, rows: springs, source: `${animation}/spring.ts`, code: ' %: §,'},
  ];
  return all
    .map((fact) => ({...fact, rows: fact.rows.filter((row) => names.includes(row))}))
    .filter(({rows}) => rows.length > 0);
}

const springified = ['easing', ...springs];

/** Defaults of layout animations that 2.x and 3.x share. */
export const layoutAnimations: readonly SourceFact[] = [
  ...['entryAnimations', 'exitAnimations'].flatMap((name) =>
    modifiers(`api/LayoutAnimations/${name}.mdx`, 'modifiers', [
      'duration',
      'delay',
      ...springified,
    ]),
  ),
  ...modifiers('api/LayoutAnimations/layoutTransitions.mdx', 'parameters', ['delay']),
  ...modifiers('api/LayoutAnimations/layoutTransitions.mdx', 'layout', springified),
  ...[
    {row: 'Layout', source: base, code: 'this.durationV ?? §;'},
    {row: 'SequencedTransition', code: '(this.durationV ?? §)'},
    {row: 'FadingTransition', code: 'this.durationV ?? §;'},
    {row: 'JumpingTransition', code: '(this.durationV ?? §)'},
    {row: 'CurvedTransition', code: 'this.durationV ?? §;'},
  ].map(
    ({row, source = `${transitions}/${row}.ts`, code}): SourceFact => ({
      page: 'api/LayoutAnimations/layoutTransitions.mdx',
      section: 'parameters',
      rows: [row],
      source,
      code,
    }),
  ),
  {
    page: 'api/LayoutAnimations/keyframeAnimations.mdx',
    rows: ['duration'],
    source: `${layout}/animationBuilder/Keyframe.ts`,
    code: 'this.durationV ? this.durationV : §;',
  },
];

/** Returns the defaults of layout transitions, which are class fields in the library. */
export function transitionFields(curved: string, entryExit: string): readonly SourceFact[] {
  const page = 'api/LayoutAnimations/layoutTransitions.mdx';
  return [
    {
      page,
      section: curved,
      rows: ['easingX', 'easingY', 'easingWidth', 'easingHeight'],
      source: `${transitions}/CurvedTransition.ts`,
      code: '%V: EasingFn = §;',
    },
    {
      page,
      section: entryExit,
      rows: ['exiting', 'entering'],
      source: `${transitions}/EntryExitTransition.ts`,
      code: '%V: BaseAnimationBuilder | typeof BaseAnimationBuilder = §;',
    },
  ];
}

/** Facts about animations and functions that have the same defaults in 2.x and 3.x. */
export const common: readonly SourceFact[] = [
  {
    page: 'api/animations/withTiming.mdx',
    rows: ['duration', 'easing'],
    source: `${animation}/timing.ts`,
    after: 'const config',
    code: ' %: §,',
  },
  {
    page: 'api/animations/withSpring.mdx',
    rows: [...springs, 'velocity'],
    source: `${animation}/spring.ts`,
    code: ' %: §,',
  },
  {
    page: 'api/animations/withDecay.mdx',
    rows: ['velocity', 'deceleration'],
    source: `${animation}/decay.ts`,
    after: 'const config',
    code: ' %: §,',
  },
  {
    page: 'api/animations/withRepeat.mdx',
    rows: ['numberOfReps', 'reverse'],
    source: `${animation}/repeat.ts`,
    after: 'export function withRepeat',
    code: '% = §,',
  },
  {
    page: 'api/hooks/useEvent.md',
    rows: ['eventNames'],
    source: 'src/reanimated2/hook/utils.ts',
    code: '%: string[] = §,',
  },
  {
    page: 'api/hooks/useEvent.md',
    rows: ['rebuild'],
    source: 'src/reanimated2/hook/utils.ts',
    code: '% = § )',
  },
  {
    page: 'api/animations/withTiming.mdx',
    rows: ['elastic'],
    source: 'src/reanimated2/Easing.ts',
    code: 'function %(bounciness = §)',
  },
  {
    page: 'api/animations/withTiming.mdx',
    rows: ['back'],
    source: 'src/reanimated2/Easing.ts',
    code: 'function %(s = §)',
  },
  {
    page: 'api/hooks/useFrameCallback.md',
    rows: ['autostart'],
    source: 'src/reanimated2/hook/useFrameCallback.ts',
    code: '% = § )',
  },
  {
    page: 'api/miscellaneous/interpolate.mdx',
    rows: ['type'],
    source: 'src/reanimated2/interpolation.ts',
    code: 'extrapolateLeft: §,',
    after: 'function validateType',
  },
  {
    page: 'api/miscellaneous/interpolateColors.mdx',
    rows: ['colorSpace'],
    source: 'src/reanimated2/interpolateColor.ts',
    code: "%: 'RGB' | 'HSV' = §,",
  },
  {
    page: 'api/miscellaneous/interpolateColors.mdx',
    rows: ['options'],
    source: 'src/reanimated2/interpolateColor.ts',
    code: '%: InterpolationOptions = § )',
  },
  {
    page: 'api/miscellaneous/interpolateColors.mdx',
    rows: ['gamma', 'useCorrectedHSVInterpolation'],
    source: 'src/reanimated2/interpolateColor.ts',
    code: '{ % = § } = options',
  },
];

/** Intended differences between the typings and the pages of 2.x and 3.x. */
export const commonDeviations: readonly Deviation[] = [
  {
    page: 'api/LayoutAnimations/layoutTransitions.mdx',
    names: ['exiting', 'entering'],
    why: 'Modifiers of a class, called like the parameters of `combineTransition`.',
  },
];

/** Defaults that cannot be read from a single line of the source. */
export const commonUnverified: readonly Unverified[] = [
  ...['api/animations/withSpring.mdx', 'api/animations/withTiming.mdx'].map((page) => ({
    page,
    rows: ['userConfig'],
    why: 'Left out, it is read as an object without settings.',
  })),
  {
    page: 'api/LayoutAnimations/keyframeAnimations.mdx',
    rows: ['delay'],
    why: 'Left out, nothing is waited for.',
  },
  {
    page: 'api/LayoutAnimations/layoutTransitions.mdx',
    rows: ['EntryExitTransition'],
    why: 'As long as the two animations that it takes.',
  },
  {
    page: 'api/hooks/useAnimatedSensor.mdx',
    rows: ['userConfig'],
    why: 'Its fields have defaults, which are proved.',
  },
  {
    page: 'fundamentals/installation.md',
    rows: ['relativeSourceLocation', 'disableInlineStylesWarning', 'globals'],
    why: 'The Babel plugin asks only whether they are there.',
  },
];
