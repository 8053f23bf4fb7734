import type {UserSiteConfig} from 'legacydocs';

type Successors = NonNullable<
  NonNullable<UserSiteConfig['docs']>['versions'][number]['successors']
>;

/** Nodes that compute a value from others. Later versions compute it in JavaScript. */
const computations = [
  ...[
    'add',
    'sub',
    'multiply',
    'divide',
    'pow',
    'modulo',
    'sqrt',
    'log',
    'exp',
    'abs',
    'min',
    'max',
  ],
  ...['round', 'floor', 'ceil', 'sin', 'cos', 'tan', 'acos', 'asin', 'atan', 'color', 'concat'],
  ...['and', 'or', 'not', 'defined', 'eq', 'neq', 'lessThan', 'lessOrEq'],
  ...['greaterThan', 'greaterOrEq'],
];

/** Pages of 2.x and 3.x that replace pages of 1.x. */
export const successorsOf1x: Successors = {
  about: 'fundamentals/about',
  getting_started: 'fundamentals/installation',
  declarative: 'fundamentals/animations',
  event: 'fundamentals/events',
  transitions: 'fundamentals/layout_animations',
  value: ['api/hooks/useSharedValue', 'fundamentals/shared-values'],
  view: ['api/hooks/useAnimatedStyle', 'api/hooks/useAnimatedProps'],
  code: 'api/hooks/useAnimatedReaction',
  clock: 'api/hooks/useFrameCallback',
  config: 'api/hooks/useAnimatedProps',
  examples: {none: "the library's repository contains the example apps of all versions."},
  'animations/timing': 'api/animations/withTiming',
  'animations/spring': 'api/animations/withSpring',
  'animations/spring_utils': 'api/animations/withSpring',
  'animations/decay': 'api/animations/withDecay',
  ...Object.fromEntries(computations.map((name) => [`nodes/${name}`, 'api/hooks/useDerivedValue'])),
  'nodes/acc': 'api/hooks/useAnimatedReaction',
  'nodes/block': 'fundamentals/worklets',
  'nodes/call': 'api/miscellaneous/runOnJS',
  'nodes/clockRunning': 'api/hooks/useFrameCallback',
  'nodes/cond': 'fundamentals/worklets',
  'nodes/debug': 'guide/debugging',
  'nodes/diff': 'api/hooks/useAnimatedReaction',
  'nodes/diffClamp': 'api/hooks/useAnimatedReaction',
  'nodes/event': ['api/hooks/useAnimatedGestureHandler', 'api/hooks/useAnimatedScrollHandler'],
  'nodes/interpolate': 'api/miscellaneous/interpolate',
  'nodes/interpolateColors': 'api/miscellaneous/interpolateColors',
  'nodes/onChange': 'api/hooks/useAnimatedReaction',
  'nodes/proc': 'fundamentals/worklets',
  'nodes/set': 'api/hooks/useSharedValue',
  'nodes/startClock': 'api/hooks/useFrameCallback',
  'nodes/stopClock': 'api/hooks/useFrameCallback',
};

/** Pages of 3.x that replace pages of 2.x. All others have the same id. */
export const successorsOf2x: Successors = {
  'fundamentals/migration': 'guide/migration-from-1.x',
};
