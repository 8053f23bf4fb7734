import {useState} from 'react';
import {Facts, Figure, formatNumber, Slider} from '../kit/index.ts';
import './sensor.css';

/** Distance that the horizon moves for each radian of pitch, in pixels, as in the code sample. */
const perRadian = 90;

/** Dial of the code sample, with sliders for the angles of the phone. */
export function SensorFigure() {
  const [roll, setRoll] = useState(0.3);
  const [pitch, setPitch] = useState(0.2);
  const turn = formatNumber(-roll);
  const move = formatNumber(pitch * perRadian, 0);
  return (
    <Figure
      caption="The effect of two angles in the sample below, without its timing animation of 60 ms."
      controls={
        <>
          <AngleSlider name="roll" limit={3.1} value={roll} onChange={setRoll} />
          <AngleSlider name="pitch" limit={1.5} value={pitch} onChange={setPitch} />
        </>
      }
    >
      <svg
        className="Sensor"
        viewBox="-100 -100 200 200"
        role="img"
        aria-label={`A horizon, turned by ${turn} rad and moved by ${move} px`}
      >
        <rect
          className="Sensor-ground"
          x="-300"
          width="600"
          height="300"
          transform={`rotate(${(-roll * 180) / Math.PI}) translate(0 ${pitch * perRadian})`}
        />
      </svg>
      <Facts
        facts={[
          {name: 'rotate', value: turn, unit: 'rad'},
          {name: 'translateY', value: move, unit: 'px'},
        ]}
      />
    </Figure>
  );
}

interface AngleSliderProps {
  readonly name: 'roll' | 'pitch';
  /** Maximum angle in both directions, in radians. */
  readonly limit: number;
  readonly value: number;
  readonly onChange: (angle: number) => void;
}

function AngleSlider({name, limit, value, onChange}: AngleSliderProps) {
  return (
    <Slider
      label={name}
      unit="rad"
      min={-limit}
      max={limit}
      step={0.1}
      value={value}
      onChange={onChange}
    />
  );
}
