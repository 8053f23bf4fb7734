import {Button} from './Button.tsx';
import {Controls} from './Controls.tsx';
import {Slider} from './Slider.tsx';
import type {Playback} from './use-playback.ts';

export interface PlaybackBarProps {
  readonly playback: Playback;
  /** What runs from one end to the other, where it is not the time. */
  readonly scale?: {
    readonly label: string;
    readonly unit?: string;
    readonly min: number;
    readonly max: number;
    readonly step: number;
  };
}

/** Play, pause and scrub; step instead of play for readers who want less motion. */
export function PlaybackBar({playback, scale}: PlaybackBarProps) {
  const {time, duration, running, stepwise} = playback;
  const shown = scale ?? {label: 'Time', unit: 'ms', min: 0, max: Math.round(duration), step: 10};
  const range = shown.max - shown.min;
  return (
    <Controls label="Playback" className="Playback">
      <Button onPress={running ? playback.pause : playback.play}>
        {running ? 'Pause' : stepwise ? 'Step' : 'Play'}
      </Button>
      <Slider
        {...shown}
        value={Math.round(shown.min + (time / duration) * range)}
        onChange={(value) => playback.seek(((value - shown.min) / range) * duration)}
      />
    </Controls>
  );
}
