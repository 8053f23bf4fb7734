import {NumberField, Select, Slider, Toggle} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import type {DurationSettings, SpringSettings} from './spring.ts';

export interface SpringControlsProps {
  readonly version: LibraryVersion;
  readonly settings: SpringSettings;
  readonly onSettings: (change: Partial<SpringSettings>) => void;
  readonly length: DurationSettings;
  readonly onLength: (change: Partial<DurationSettings>) => void;
  /** True if the duration is set instead of mass and damping; 3.x only. */
  readonly byDuration: boolean;
  readonly onByDuration: (byDuration: boolean) => void;
}

/** Inputs for the options of a spring. */
export function SpringControls(props: SpringControlsProps) {
  const {version, settings, onSettings, length, onLength, byDuration, onByDuration} = props;
  return (
    <>
      {version === '3.x' && (
        <Select
          label="Described by"
          options={[
            {value: 'physics', label: 'mass and damping'},
            {value: 'duration', label: 'duration and dampingRatio'},
          ]}
          value={byDuration ? 'duration' : 'physics'}
          onChange={(mode) => onByDuration(mode === 'duration')}
        />
      )}
      {byDuration ? (
        <>
          <Slider
            label="duration"
            unit="ms"
            min={100}
            max={3000}
            step={50}
            value={length.duration}
            onChange={(duration) => onLength({duration})}
          />
          <Slider
            label="dampingRatio"
            min={0.05}
            max={1.5}
            step={0.05}
            value={length.dampingRatio}
            onChange={(dampingRatio) => onLength({dampingRatio})}
          />
        </>
      ) : (
        <>
          <Slider
            label="mass"
            min={0.1}
            max={5}
            step={0.1}
            value={settings.mass}
            onChange={(mass) => onSettings({mass})}
          />
          <Slider
            label="damping"
            min={1}
            max={60}
            step={1}
            value={settings.damping}
            onChange={(damping) => onSettings({damping})}
          />
        </>
      )}
      <Slider
        label="stiffness"
        min={10}
        max={500}
        step={10}
        value={settings.stiffness}
        onChange={(stiffness) => onSettings({stiffness})}
      />
      <Slider
        label="velocity"
        unit="px/s"
        min={-2000}
        max={2000}
        step={100}
        value={settings.velocity}
        onChange={(velocity) => onSettings({velocity})}
      />
      <NumberField
        label="restSpeedThreshold (px/s)"
        min={0.001}
        max={100}
        step={0.001}
        value={settings.restSpeedThreshold}
        onChange={(restSpeedThreshold) => onSettings({restSpeedThreshold})}
      />
      {!byDuration && (
        <>
          <NumberField
            label="restDisplacementThreshold (px)"
            min={0.001}
            max={100}
            step={0.001}
            value={settings.restDisplacementThreshold}
            onChange={(restDisplacementThreshold) => onSettings({restDisplacementThreshold})}
          />
          <Toggle
            label="overshootClamping"
            checked={settings.overshootClamping}
            onChange={(overshootClamping) => onSettings({overshootClamping})}
          />
        </>
      )}
    </>
  );
}
