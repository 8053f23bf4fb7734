import {describe, expect, it} from 'vitest';
import {buildCourses} from '../../../content/figures/layout-animations/builder.ts';
import {
  type Course,
  lengthOf,
  valueAt,
} from '../../../content/figures/layout-animations/courses.ts';
import {entering} from '../../../content/figures/layout-animations/entering.ts';
import {exiting} from '../../../content/figures/layout-animations/exiting.ts';
import {
  defaultDuration,
  groups,
  type Preset,
} from '../../../content/figures/layout-animations/presets.ts';
import {springify} from '../../../content/figures/layout-animations/springify.ts';
import {stage} from '../../../content/figures/layout-animations/stage.ts';
import published from './published-presets.json' with {type: 'json'};

/**
 * `published-presets.json` contains the animations that the builders in react-native-reanimated 3.3.0 produce. The
 * library's own worklets ran in Node.js with one frame per millisecond, in a window of 360 × 240 with a view of 120 ×
 * 60 at (120, 90).
 */
interface Recording {
  readonly times: readonly number[];
  readonly [property: string]: readonly number[];
}

const recordings = new Map<string, Recording>(Object.entries(published));
const presets = new Map(
  [entering, exiting].flatMap((direction) =>
    groups.flatMap((group) =>
      Object.entries(direction[group]).map(
        ([name, preset]): [string, {preset: Preset; duration: number}] => [
          name,
          {preset, duration: defaultDuration(group)},
        ],
      ),
    ),
  ),
);

function coursesOf(name: string, settings: Partial<Parameters<typeof buildCourses>[1]> = {}) {
  const found = presets.get(name);
  if (found === undefined) throw new Error(`There is no preset ${name}.`);
  return buildCourses(found.preset(stage), {duration: found.duration, delay: 0, ...settings});
}

function valuesAt(courses: readonly Course[], ms: number): Record<string, number> {
  return Object.fromEntries(
    courses
      .filter(({property}) => property !== 'perspective')
      .map((course) => [course.property, valueAt(course, ms)]),
  );
}

describe('presets', () => {
  it('match the exports of the package', () => {
    expect([...presets.keys()].sort()).toEqual(exported.split(/\s+/).sort());
  });

  it.each([...recordings])('%s moves as in the published package', (name, recording) => {
    const courses = coursesOf(name);
    const {times, ...properties} = recording;
    expect(lengthOf(courses)).toBe(times.at(-1));
    for (const [index, time] of times.entries()) {
      const expected = Object.entries(properties).map(([property, values]) => [
        property,
        expect.closeTo(values[index] ?? Number.NaN, 4),
      ]);
      expect(valuesAt(courses, time), `${time} ms`).toEqual(Object.fromEntries(expected));
    }
  });
});

describe('modifiers', () => {
  it('stretch the legs and wait before them', () => {
    const courses = coursesOf('BounceIn', {duration: 1000, delay: 200});
    expect(lengthOf(courses)).toBe(1200);
    expect(valuesAt(courses, 100)).toEqual({scale: 0});
    expect(valuesAt(courses, 750)).toEqual({scale: 1.2});
    expect(valuesAt(courses, 900)).toEqual({scale: expect.closeTo(0.9, 10)});
  });

  it('do not affect the movement of RollInLeft, whose config is lost', () => {
    const courses = coursesOf('RollInLeft', {duration: 1000});
    expect(valuesAt(courses, 300)).toEqual({translateX: 0, rotate: expect.closeTo(-147.6, 10)});
  });

  it('put builders on springs, as in the published package', () => {
    const courses = coursesOf('FadeInRight', {spring: springify('3.x')});
    // The recorded worklets ran at one frame per millisecond, while figures run at sixty per second.
    const recorded = {
      100: {translateX: 16.492504, opacity: 0.3403},
      250: {translateX: -0.583989, opacity: 1.02336},
      500: {translateX: -1.864764, opacity: 1.074591},
    };
    for (const [time, {translateX, opacity}] of Object.entries(recorded)) {
      expect(valuesAt(courses, Number(time))).toEqual({
        translateX: expect.closeTo(translateX, 2),
        opacity: expect.closeTo(opacity, 3),
      });
    }
    expect(lengthOf(courses)).toBeCloseTo(967, -2);
  });

  it('springify only what LightSpeedIn moves, within the time it is given since 3.2.0', () => {
    const now = coursesOf('LightSpeedInLeft', {spring: springify('3.x')});
    expect(lengthOf(now)).toBe(300);
    // The recorded values after 100 ms are −0.246 and 20.057.
    expect(valuesAt(now, 100)['translateX']).toBeCloseTo(-0.25, 0);
    expect(valuesAt(now, 100)['skewX']).toBeCloseTo(20.057, 2);
    const before = coursesOf('LightSpeedInLeft', {spring: springify('2.x')});
    expect(lengthOf(before)).toBeGreaterThan(1600);
  });
});

/** Names of the exported classes in `layoutReanimation/defaultAnimations`, which are the same in 2.14.4 and 3.3.0. */
const exported = `
  BounceIn BounceInDown BounceInLeft BounceInRight BounceInUp BounceOut BounceOutDown
  BounceOutLeft BounceOutRight BounceOutUp FadeIn FadeInDown FadeInLeft FadeInRight FadeInUp
  FadeOut FadeOutDown FadeOutLeft FadeOutRight FadeOutUp FlipInEasyX FlipInEasyY FlipInXDown
  FlipInXUp FlipInYLeft FlipInYRight FlipOutEasyX FlipOutEasyY FlipOutXDown FlipOutXUp
  FlipOutYLeft FlipOutYRight LightSpeedInLeft LightSpeedInRight LightSpeedOutLeft
  LightSpeedOutRight PinwheelIn PinwheelOut RollInLeft RollInRight RollOutLeft RollOutRight
  RotateInDownLeft RotateInDownRight RotateInUpLeft RotateInUpRight RotateOutDownLeft
  RotateOutDownRight RotateOutUpLeft RotateOutUpRight SlideInDown SlideInLeft SlideInRight
  SlideInUp SlideOutDown SlideOutLeft SlideOutRight SlideOutUp StretchInX StretchInY StretchOutX
  StretchOutY ZoomIn ZoomInDown ZoomInEasyDown ZoomInEasyUp ZoomInLeft ZoomInRight ZoomInRotate
  ZoomInUp ZoomOut ZoomOutDown ZoomOutEasyDown ZoomOutEasyUp ZoomOutLeft ZoomOutRight
  ZoomOutRotate ZoomOutUp
`.trim();
