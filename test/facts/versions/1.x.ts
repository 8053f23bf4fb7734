import type {VersionFacts} from './types.ts';

const spring = 'src/animations/SpringUtils.js';
const fields = ['overshootClamping', 'restSpeedThreshold', 'restDisplacementThreshold'];
const values = ['stiffness', 'mass', 'damping', 'toValue'];

/** Two pages show what `makeDefaultConfig` returns; nodes are `new Value(…)` to readers. */
const springTables = [
  {page: 'animations/spring.mdx', section: 'config', column: 'In `makeDefaultConfig()`'},
  {page: 'animations/spring_utils.md', section: 'default-config', column: 'Content'},
];

/** What is known about the pages of 1.x, from the sources of 1.13.4. */
export const version1: VersionFacts = {
  facts: [
    ...springTables.flatMap((table) => [
      {...table, rows: fields, source: spring, after: 'function makeDefaultConfig', code: ' %: §,'},
      {
        ...table,
        rows: values,
        source: spring,
        after: 'function makeDefaultConfig',
        code: ' %: new Animated§,',
        prefix: 'new ',
      },
    ]),
    {
      page: 'nodes/color.md',
      rows: ['a'],
      source: 'src/derived/color.js',
      code: 'function color(r, g, b, % = §)',
    },
    {
      page: 'nodes/event.md',
      rows: ['config'],
      source: 'src/core/AnimatedEvent.js',
      code: 'constructor(argMapping, % = §)',
    },
    {
      page: 'nodes/interpolate.mdx',
      rows: ['extrapolate'],
      source: 'src/derived/interpolate.js',
      code: ' % = §,',
    },
    {
      page: 'nodes/interpolate.mdx',
      rows: ['extrapolateLeft', 'extrapolateRight'],
      source: 'src/derived/interpolate.js',
      code: '= % || §;',
    },
  ],
  unproved: [
    {
      page: 'code.md',
      rows: ['dependencies'],
      why: 'A prop that is left out.',
    },
    {
      page: 'transitions.md',
      rows: ['durationMs', 'delayMs', 'interpolation'],
      why: 'Native code decides.',
    },
    {page: 'value.md', rows: ['value'], why: 'A parameter that is left out.'},
  ],
  deviations: [
    {page: 'value.md', names: ['value', 'initialValue'], why: 'One table for a class and a hook.'},
  ],
  names: [],
  explanations: {},
};
