import {describe, expect, it} from 'vitest';
import {atEnd, nextPlayback, type PlaybackState} from '../../../content/figures/kit/playback.ts';

const at = (progress: number, running = false): PlaybackState => ({progress, running});

describe('the playback of a figure', () => {
  it('restarts from its end, and continues from any other position', () => {
    expect(nextPlayback(atEnd, {type: 'play'})).toEqual(at(0, true));
    expect(nextPlayback(at(0.4), {type: 'play'})).toEqual(at(0.4, true));
    expect(nextPlayback(at(0.4, true), {type: 'pause'})).toEqual(at(0.4));
  });

  it('stops at its end', () => {
    expect(nextPlayback(at(0.9, true), {type: 'advance', by: 0.05})).toMatchObject({running: true});
    expect(nextPlayback(at(0.9, true), {type: 'advance', by: 0.2})).toEqual(at(1));
  });

  it('stops at the position that it is moved to', () => {
    expect(nextPlayback(at(0.9, true), {type: 'seek', progress: 0.3})).toEqual(at(0.3));
  });

  it('goes by tenths from its start to its end, without running', () => {
    const places = [atEnd];
    for (let press = 0; press < 12; press += 1) {
      places.push(nextPlayback(places.at(-1) ?? atEnd, {type: 'step'}));
    }
    expect(places.map(({progress}) => progress)).toEqual([
      1, 0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 0,
    ]);
    expect(nextPlayback(at(0.37), {type: 'step'})).toEqual(at(0.4));
  });
});
