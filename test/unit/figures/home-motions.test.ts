import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {decayTrack, defaultDecay} from '../../../content/figures/decay/decay.ts';
import {runFrames, type Track, valueAt} from '../../../content/figures/motion/track.ts';
import {defaultSpring, springTrack} from '../../../content/figures/spring/spring.ts';
import {defaultParameters, directed, easing} from '../../../content/figures/timing/easing.ts';

const css = await readFile(join(import.meta.dirname, '../../../content/pages/index.css'), 'utf8');

/** Duration of the entire animation, forwards and backwards, in milliseconds. */
const film = 6000;
const distance = 200;

/** Returns a track from 0 to 1 as arguments of `linear()`, in equal steps, and its percentage of the full duration. */
function filmed(track: Track, steps: number): {curve: string; part: string} {
  const end = track.samples.at(-1)?.value ?? 1;
  const points = Array.from({length: steps + 1}, (_, step) =>
    Number((valueAt(track, (step / steps) * track.duration) / end).toFixed(3)),
  );
  return {curve: points.join(', '), part: `${Number(((track.duration / film) * 100).toFixed(1))}%`};
}

/** Lasts twice the default duration. Otherwise, this animation would hardly be visible beside the spring and decay. */
const timing = runFrames(
  {time: 0, value: 0, velocity: 0},
  (_, time) => {
    const progress = Math.min(time / 600, 1);
    const value = directed('inOut', easing('quad', defaultParameters, '3.x'))(progress);
    return {sample: {time, value, velocity: 0}, finished: progress === 1};
  },
  1000,
);

describe('the balls of the home page', () => {
  it.each([
    ['withTiming', filmed(timing, 16)],
    ['withSpring', filmed(springTrack(defaultSpring('3.x'), distance, '3.x'), 32)],
    ['withDecay', filmed(decayTrack(defaultDecay, '3.x'), 16)],
  ])('run as %s does in 3.3.0', (name, {curve, part}) => {
    const course = css.slice(css.indexOf(`@keyframes Home-${name} {`)).replace(/\s+/g, ' ');
    const [, given = ''] = /linear\(\s*([^)]*?)\s*\)/.exec(course) ?? [];
    expect(given).toBe(curve);
    expect(course).toMatch(new RegExp(`^[^%]*0% \\{.*?\\} ${part.replace('.', '\\.')}`));
  });
});
