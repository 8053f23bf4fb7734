import {Button} from './Button.tsx';
import {Controls} from './Controls.tsx';
import {Slider} from './Slider.tsx';
import type {Playback} from './use-playback.ts';

export interface PlaybackBarProps {
  readonly playback: Playback;
  /** Quantity that the slider shows instead of the time. */
  readonly scale?: {
    readonly label: string;
    readonly unit?: string;
    readonly min: number;
    readonly max: number;
    readonly step: number;
  };
}

/** Play button and time slider. With reduced motion, the button advances in steps instead of playing. */
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
