import {useState} from 'react';
import {Button, CodeLine, Controls, NumberField, Select, Toggle} from '../kit/index.ts';
import {type Blend, blend, type Color, toCss, toHex} from './color.ts';
import {useThereAndBack} from './use-there-and-back.ts';

export interface LiveBlendProps {
  readonly from: Color;
  readonly to: Color;
}

/** Box that fades from one colour to the other. The parent remounts it for other colours, which resets its state. */
export function LiveBlend({from, to}: LiveBlendProps) {
  const [space, setSpace] = useState<Blend['space']>('RGB');
  const [gamma, setGamma] = useState(2.2);
  const [corrected, setCorrected] = useState(true);
  const {progress, turn, reset} = useThereAndBack(1000);
  const mode: Blend = space === 'RGB' ? {space, gamma} : {space, corrected};
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      reset();
    };
  return (
    <>
      <Controls label="Live demo" className="LiveBlend">
        <svg viewBox="0 0 200 200" role="img" aria-label="A box in the blended colour">
          <rect fill={toCss(blend(from, to, progress, mode))} width="200" height="200" rx="16" />
        </svg>
        <div>
          <Select
            label="Colour space"
            options={spaces}
            value={space}
            onChange={changing(setSpace)}
          />
          {space === 'RGB' ? (
            <NumberField
              label="gamma"
              min={0.1}
              max={10}
              step={0.1}
              value={gamma}
              onChange={changing(setGamma)}
            />
          ) : (
            <Toggle
              label="useCorrectedHSVInterpolation"
              checked={corrected}
              onChange={changing(setCorrected)}
            />
          )}
          <Button onPress={turn}>Start animation</Button>
        </div>
      </Controls>
      <CodeLine code={blendCode(from, to, mode)} />
    </>
  );
}

const spaces: readonly {value: Blend['space']; label: string}[] = [
  {value: 'RGB', label: 'RGB'},
  {value: 'HSV', label: 'HSV'},
];

function blendCode(from: Color, to: Color, mode: Blend): string {
  const colors = `progress, [0, 1], ['${toHex(from)}', '${toHex(to)}']`;
  if (mode.space === 'HSV') {
    const options = mode.corrected ? '' : ', { useCorrectedHSVInterpolation: false }';
    return `interpolateColor(${colors}, 'HSV'${options})`;
  }
  const options = mode.gamma === 2.2 ? '' : `, 'RGB', { gamma: ${mode.gamma} }`;
  return `interpolateColor(${colors}${options})`;
}
