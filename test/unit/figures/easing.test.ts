import {describe, expect, it} from 'vitest';
import {bezier} from '../../../content/figures/timing/bezier.ts';
import {
  defaultParameters,
  directed,
  type EasingName,
  easing,
  easingNames,
} from '../../../content/figures/timing/easing.ts';
import {easingCode, timingCode} from '../../../content/figures/timing/easing-code.ts';

describe('a Bézier curve', () => {
  /**
   * Computes a point on the curve with De Casteljau's algorithm, independently of the formula in the implementation.
   */
  const construct = (a: number, b: number, c: number, d: number, t: number): number => {
    const between = (from: number, to: number): number => from + (to - from) * t;
    const [ab, bc, cd] = [between(a, b), between(b, c), between(c, d)];
    return between(between(ab, bc), between(bc, cd));
  };

  it.each([
    [0.25, 0.1, 0.25, 1],
    [0.42, 0, 0.58, 1],
    [0.5, -0.6, 0.2, 1.7],
    [1, 0, 0, 1],
    [0, 1, 1, 0],
  ])('goes through its defining points: %f, %f, %f, %f', (x1, y1, x2, y2) => {
    const curve = bezier([x1, y1, x2, y2]);
    for (const t of [0, 0.13, 0.37, 0.62, 0.91, 1]) {
      expect(curve(construct(0, x1, x2, 1, t))).toBeCloseTo(construct(0, y1, y2, 1, t), 9);
    }
  });

  it("agrees with the library's solver", () => {
    const published = [
      0.09479630571604326, 0.4085105913553959, 0.802403387584857, 0.960458978348974,
    ];
    const curve = bezier([0.25, 0.1, 0.25, 1]);
    for (const [index, x] of [0.1, 0.25, 0.5, 0.75].entries()) {
      expect(Math.abs(curve(x) - (published[index] ?? Number.NaN))).toBeLessThan(2e-5);
    }
  });
});

/** Times at which the results of `Easing` in 3.3.0 were recorded. */
const times = [0.1, 0.25, 0.5, 0.75, 0.907];
const published: readonly (readonly [EasingName, readonly number[]])[] = [
  ['linear', times],
  ['quad', [0.01, 0.0625, 0.25, 0.5625, 0.822649]],
  ['cubic', [0.001, 0.015625, 0.125, 0.421875, 0.746142643]],
  ['poly', [0.0001, 0.00390625, 0.0625, 0.31640625, 0.6767513772010001]],
  [
    'sin',
    [
      0.01231165940486223, 0.07612046748871326, 0.2928932188134524, 0.6173165676349102,
      0.8544349732209384,
    ],
  ],
  [
    'circle',
    [
      0.005012562893380035, 0.031754163448145745, 0.1339745962155614, 0.3385621722338523,
      0.5788693789333291,
    ],
  ],
  ['exp', [0.001953125, 0.005524271728019902, 0.03125, 0.17677669529663687, 0.5248583418115338]],
  ['elastic', [0.08364003548347465, 0.4423893756530842, 1, 1.0396281669452767, 1.002953691193065]],
  ['back', [-0.01431422, -0.0641365625, -0.0876975, 0.182590312, 0.6159609560559401]],
  ['bounce', [0.075625, 0.47265625, 0.765625, 0.97265625, 0.9971580624999999]],
  ['steps', [0.1, 0.3, 0.5, 0.8, 1]],
];

describe('the members of Easing', () => {
  it.each(published)('%s equals the published one', (name, values) => {
    const curve = easing(name, defaultParameters, '3.x');
    for (const [index, t] of times.entries()) {
      expect(curve(t)).toBeCloseTo(values[index] ?? Number.NaN, 8);
    }
  });

  it.each(['1.x', '2.x', '3.x'] as const)(
    'of %s all start at their start and end at their end',
    (version) => {
      for (const name of easingNames(version)) {
        const curve = easing(name, defaultParameters, version);
        expect([name, curve(0), curve(1)]).toEqual([
          name,
          expect.closeTo(0, 2),
          expect.closeTo(1, 9),
        ]);
      }
    },
  );

  it('bounce of 1.x begins its last arc early', () => {
    const curve = easing('bounce', defaultParameters, '1.x');
    expect(curve(0.907)).toBeCloseTo(1.0014705625, 9);
    expect(curve(0.75)).toBeCloseTo(0.97265625, 9);
  });

  it('steps round down if set', () => {
    const curve = easing('steps', {...defaultParameters, n: 4, roundToNextStep: false}, '3.x');
    expect(times.map(curve)).toEqual([0, 0.25, 0.5, 0.75, 0.75]);
  });

  it('exist since their version', () => {
    expect(easingNames('2.x')).not.toContain('steps');
    expect(easingNames('3.x')).toContain('steps');
  });
});

describe('the direction of an easing', () => {
  const exp = easing('exp', defaultParameters, '3.x');
  const quad = easing('quad', defaultParameters, '3.x');

  it('out is turned around, inOut is both halves', () => {
    expect(times.map(directed('out', exp))[1]).toBeCloseTo(0.8232233047033631, 9);
    expect(times.map(directed('inOut', quad))).toEqual(
      [0.02, 0.125, 0.5, 0.875, 0.982702].map((value) => expect.closeTo(value, 9)),
    );
    expect(directed('in', quad)).toBe(quad);
  });
});

describe('the code of a timing', () => {
  const chosen = {name: 'bezier', direction: 'in', parameters: defaultParameters} as const;

  it('omits the defaults', () => {
    const usual = {...chosen, name: 'quad', direction: 'inOut'} as const;
    expect(timingCode(usual, 300, 100, '3.x')).toBe('withTiming(100)');
    expect(timingCode(chosen, 500, 100, '2.x')).toBe(
      'withTiming(100, { duration: 500, easing: Easing.bezier(0.25, 0.1, 0.25, 1) })',
    );
  });

  it('is complete in 1.x, which has no defaults', () => {
    expect(timingCode({...chosen, name: 'back'}, 300, 100, '1.x')).toBe(
      'timing(clock, state, { toValue: 100, duration: 300, easing: Easing.back(1.70158) })',
    );
  });

  it('uses the function if a curve is reversed', () => {
    const out = {...chosen, direction: 'out'} as const;
    expect(easingCode(out, '3.x')).toBe('Easing.out(Easing.bezierFn(0.25, 0.1, 0.25, 1))');
    expect(easingCode(out, '1.x')).toBe('Easing.out(Easing.bezier(0.25, 0.1, 0.25, 1))');
  });
});
