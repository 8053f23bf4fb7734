import {describe, expect, it} from 'vitest';
import {
  type Course,
  lengthOf,
  valueAt,
} from '../../../content/figures/layout-animations/courses.ts';
import {curve} from '../../../content/figures/layout-animations/easings.ts';
import {
  type Keyframes,
  keyframeCourses,
} from '../../../content/figures/layout-animations/keyframes.ts';
import {
  type TransitionSettings,
  transitions,
} from '../../../content/figures/layout-animations/transitions.ts';

/*
 * The expected numbers were recorded from the worklets in react-native-reanimated 3.3.0, which ran in Node.js with one
 * frame per millisecond.
 */
const from = {originX: 10, originY: 20, width: 100, height: 50};
const to = {originX: 160, originY: 120, width: 60, height: 80};

function coursesOf(name: string, settings: Partial<TransitionSettings> = {}): readonly Course[] {
  const transition = transitions.find((candidate) => candidate.name === name);
  if (transition === undefined) throw new Error(`There is no transition ${name}.`);
  return transition.courses(from, to, {delay: 0, ...settings});
}

function expectValues(
  courses: readonly Course[],
  ms: number,
  expected: Readonly<Record<string, number>>,
  digits = 3,
): void {
  const values = Object.fromEntries(
    courses.map((course) => [course.property, valueAt(course, ms)]),
  );
  const close = Object.entries(expected).map(([name, value]) => [
    name,
    expect.closeTo(value, digits),
  ]);
  expect(values, `${ms} ms`).toEqual(Object.fromEntries(close));
}

describe('layout transitions', () => {
  it('match the exports of the package', () => {
    expect(transitions.map(({name}) => name)).toEqual([
      'Layout',
      'SequencedTransition',
      'FadingTransition',
      'JumpingTransition',
      'CurvedTransition',
      'EntryExitTransition',
    ]);
  });

  it('Layout changes everything together', () => {
    const courses = coursesOf('Layout');
    expect(lengthOf(courses)).toBe(300);
    expectValues(courses, 75, {originX: 28.75, originY: 32.5, width: 95, height: 53.75});
  });

  it('SequencedTransition changes x and width first, or last in reverse', () => {
    const courses = coursesOf('SequencedTransition');
    expect(lengthOf(courses)).toBe(500);
    expectValues(courses, 100, {originX: 58, originY: 20, width: 87.2, height: 50});
    expectValues(courses, 400, {originX: 160, originY: 88, width: 60, height: 70.4});
    const reversed = coursesOf('SequencedTransition', {reverse: true, duration: 800});
    expectValues(reversed, 200, {originX: 10, originY: 70, width: 100, height: 65});
    expectValues(reversed, 600, {originX: 85, originY: 120, width: 80, height: 80});
  });

  it('FadingTransition moves at once, and between its fades only after a delay', () => {
    const courses = coursesOf('FadingTransition');
    expect(lengthOf(courses)).toBe(1000);
    expectValues(courses, 25, {opacity: 0.995, originX: 85, originY: 70, width: 80, height: 65});
    const delayed = coursesOf('FadingTransition', {delay: 100});
    expect(lengthOf(delayed)).toBe(1100);
    expectValues(
      delayed,
      350,
      {opacity: 0.504, originX: 10, originY: 20, width: 100, height: 50},
      2,
    );
    expectValues(
      delayed,
      700,
      {opacity: 0.0784, originX: 160, originY: 120, width: 60, height: 80},
      2,
    );
  });

  it('JumpingTransition rises by the longer way and bounces down', () => {
    const courses = coursesOf('JumpingTransition');
    expectValues(courses, 75, {originX: 28.75, originY: -125.3125, width: 95, height: 53.75});
    expectValues(courses, 200, {
      originX: 126.6667,
      originY: 80.0694,
      width: 68.8889,
      height: 73.3333,
    });
  });

  it('CurvedTransition has an easing for each dimension', () => {
    const courses = coursesOf('CurvedTransition');
    expectValues(
      courses,
      75,
      {originX: 24.0197, originY: 57.8138, width: 99.779, height: 74.6967},
      2,
    );
    expectValues(
      courses,
      225,
      {originX: 103.2793, originY: 110.6535, width: 92.9289, height: 79.8343},
      2,
    );
  });

  it('EntryExitTransition fades out and in, and moves meanwhile', () => {
    const courses = coursesOf('EntryExitTransition');
    expect(lengthOf(courses)).toBe(600);
    expectValues(courses, 150, {opacity: 0.5, originX: 85, originY: 70, width: 80, height: 65});
    expectValues(courses, 450, {opacity: 0.4934, ...to}, 1);
  });
});

describe('keyframes', () => {
  const keyframes: Keyframes = [
    {
      at: 0,
      style: [
        ['translateX', 50],
        ['rotate', '45deg'],
      ],
    },
    {
      at: 30,
      style: [
        ['translateX', 10],
        ['rotate', '-90deg'],
      ],
    },
    {
      at: 100,
      style: [
        ['translateX', 0],
        ['rotate', '0deg'],
      ],
      easing: {name: 'quad', ease: curve('in', 'quad')},
    },
  ];

  it('are linear, but for steps to one with an easing', () => {
    const courses = keyframeCourses(keyframes, 2000);
    expect(lengthOf(courses)).toBe(2000);
    expectValues(courses, 300, {translateX: 30, rotate: -22.5});
    expectValues(courses, 600, {translateX: 10, rotate: -90});
    expectValues(courses, 1300, {translateX: 7.5, rotate: -67.5});
  });

  it('give a property the time between the keyframes that have it', () => {
    const [first, middle] = keyframeCourses(
      [
        {
          at: 0,
          style: [
            ['opacity', 0],
            ['scale', 0],
          ],
        },
        {at: 40, style: [['opacity', 1]]},
        {at: 100, style: [['scale', 1]]},
      ],
      1000,
    );
    expect(first?.legs).toMatchObject([{to: 1, start: 0, duration: 400}]);
    expect(middle?.legs).toMatchObject([{to: 1, start: 0, duration: 1000}]);
  });
});
