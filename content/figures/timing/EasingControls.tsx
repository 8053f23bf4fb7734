import {NumberField, Select, Slider, Toggle} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import {type ControlPoints, withCoordinate} from './bezier.ts';
import {
  type EasingDirection,
  type EasingName,
  type EasingParameters,
  easingNames,
} from './easing.ts';
import type {ChosenEasing} from './easing-code.ts';

export interface EasingControlsProps {
  readonly version: LibraryVersion;
  readonly chosen: ChosenEasing;
  readonly onChoose: (change: Partial<ChosenEasing>) => void;
}

/** Inputs for the easing, its direction and its parameters. */
export function EasingControls({version, chosen, onChoose}: EasingControlsProps) {
  return (
    <>
      <Select
        label="Easing"
        options={easingNames(version).map((name) => ({value: name, label: name}))}
        value={chosen.name}
        // A Bézier curve has draggable control points only in the direction `in`.
        onChange={(name) => onChoose(name === 'bezier' ? {name, direction: 'in'} : {name})}
      />
      <Select
        label="Direction"
        options={directionOptions}
        value={chosen.direction}
        onChange={(direction) => onChoose({direction})}
      />
      <Parameters
        name={chosen.name}
        parameters={chosen.parameters}
        onChange={(change) => onChoose({parameters: {...chosen.parameters, ...change}})}
      />
    </>
  );
}

const directionOptions: readonly {value: EasingDirection; label: string}[] = [
  {value: 'in', label: 'in (unchanged)'},
  {value: 'out', label: 'out'},
  {value: 'inOut', label: 'inOut'},
];

interface ParametersProps {
  readonly name: EasingName;
  readonly parameters: EasingParameters;
  readonly onChange: (change: Partial<EasingParameters>) => void;
}

function Parameters({name, parameters, onChange}: ParametersProps) {
  switch (name) {
    case 'poly':
      return (
        <Slider
          label="n"
          min={1}
          max={10}
          step={0.5}
          value={parameters.power}
          onChange={(power) => onChange({power})}
        />
      );
    case 'elastic':
      return (
        <Slider
          label="bounciness"
          min={0}
          max={5}
          step={0.5}
          value={parameters.bounciness}
          onChange={(bounciness) => onChange({bounciness})}
        />
      );
    case 'back':
      return (
        <NumberField
          label="s"
          min={0}
          max={5}
          step={0.00001}
          value={parameters.s}
          onChange={(s) => onChange({s})}
        />
      );
    case 'steps':
      return (
        <>
          <Slider
            label="n"
            min={1}
            max={20}
            step={1}
            value={parameters.n}
            onChange={(n) => onChange({n})}
          />
          <Toggle
            label="roundToNextStep"
            checked={parameters.roundToNextStep}
            onChange={(roundToNextStep) => onChange({roundToNextStep})}
          />
        </>
      );
    case 'bezier':
      return <PointFields points={parameters.points} onChange={(points) => onChange({points})} />;
    default:
      return null;
  }
}

interface PointFieldsProps {
  readonly points: ControlPoints;
  readonly onChange: (points: ControlPoints) => void;
}

function PointFields({points, onChange}: PointFieldsProps) {
  return (
    <div className="EasingPoints">
      {(['x1', 'y1', 'x2', 'y2'] as const).map((label, index) => (
        <NumberField
          key={label}
          label={label}
          min={label.startsWith('x') ? 0 : -0.5}
          max={label.startsWith('x') ? 1 : 1.5}
          step={0.01}
          value={points[index] ?? 0}
          onChange={(value) => onChange(withCoordinate(points, index, value))}
        />
      ))}
    </div>
  );
}
