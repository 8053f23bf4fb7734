import type {VersionFacts} from './types.ts';

const spring = {source: 'src/animations/SpringUtils.js', after: 'function makeDefaultConfig'};
const fields = ['overshootClamping', 'restSpeedThreshold', 'restDisplacementThreshold'];
const values = ['stiffness', 'mass', 'damping', 'toValue'];

/** Two pages describe the return value of `makeDefaultConfig`. */
const springPages = [
  {page: 'animations/spring.mdx', section: 'config'},
  {page: 'animations/spring_utils.md', section: 'default-config'},
];

/** Facts about the pages of 1.x, from the sources of 1.13.4. */
export const version1: VersionFacts = {
  facts: [
    ...springPages.flatMap((place) => [
      {...place, ...spring, rows: fields, code: ' %: §,'},
      {...place, ...spring, rows: values, code: ' %: new AnimatedValue(§),'},
    ]),
    {
      page: 'nodes/color.md',
      rows: ['a'],
      source: 'src/derived/color.js',
      code: 'function color(r, g, b, % = §)',
    },
    {
      page: 'nodes/interpolate.mdx',
      rows: ['extrapolate'],
      source: 'src/derived/interpolate.js',
      code: ' % = §,',
    },
    {
      page: 'animations/timing.mdx',
      rows: ['elastic'],
      source: 'src/Easing.js',
      code: '%(bounciness = §)',
    },
    {
      page: 'animations/timing.mdx',
      rows: ['back'],
      source: 'src/Easing.js',
      after: 'static back',
      code: 's = §;',
    },
  ],
  unverified: [
    {page: 'nodes/event.md', rows: ['config'], why: 'It is ignored.'},
    {
      page: 'nodes/interpolate.mdx',
      rows: ['extrapolateLeft', 'extrapolateRight'],
      why: 'Left out, the other option counts.',
    },
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
};
