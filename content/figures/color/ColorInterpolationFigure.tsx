import {useState} from 'react';
import {Controls, Figure} from '../kit/index.ts';
import type {LibraryVersion} from '../version.ts';
import {ColorField} from './ColorField.tsx';
import {ColorStrip} from './ColorStrip.tsx';
import {type Blend, type Color, toHex} from './color.ts';
import {LiveBlend} from './LiveBlend.tsx';
import './color.css';

const plain: Blend = {space: 'RGB', gamma: 1};

const modes: readonly {readonly label: string; readonly mode: Blend}[] = [
  {label: 'RGB without gamma correction', mode: plain},
  {label: 'RGB with gamma 2.2 (default)', mode: {space: 'RGB', gamma: 2.2}},
  {label: 'HSV without correction', mode: {space: 'HSV', corrected: false}},
  {label: 'HSV with correction', mode: {space: 'HSV', corrected: true}},
];

/** Two adjustable colours and a strip for each blending mode of the version. */
export function ColorInterpolationFigure({version}: {readonly version: LibraryVersion}) {
  const [from, setFrom] = useState<Color>([0, 255, 0]);
  const [to, setTo] = useState<Color>([255, 192, 203]);
  const isPlain = version === '1.x';
  return (
    <Figure
      caption={
        isPlain
          ? 'Two colours, blended channel by channel, at 0, 0.1, … 1.'
          : 'Two colours, blended in four ways, at 0, 0.1, … 1.'
      }
    >
      <Controls label="Colours" className="ColorFields">
        <ColorField label="From" value={from} onChange={setFrom} />
        <ColorField label="To" value={to} onChange={setTo} />
      </Controls>
      <ul className="ColorStrips">
        {(isPlain ? [{label: 'RGB', mode: plain}] : modes).map(({label, mode}) => (
          <li key={label}>
            {label}
            <ColorStrip from={from} to={to} mode={mode} />
          </li>
        ))}
      </ul>
      {!isPlain && <LiveBlend key={`${toHex(from)} ${toHex(to)}`} from={from} to={to} />}
    </Figure>
  );
}
