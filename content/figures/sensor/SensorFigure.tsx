import {useState} from 'react';
import {Facts, Figure, formatNumber, Slider} from '../kit/index.ts';
import './sensor.css';

/** How the sample of a version makes a size of an angle. */
interface Side {
  readonly name: 'Width' | 'Height';
  readonly angle: 'pitch' | 'roll' | 'yaw';
  /** Largest angle, in radians. */
  readonly limit: number;
  /** Pixels at an angle of 0, and for each radian. */
  readonly base: number;
  readonly perRadian: number;
}

/** The samples of the two versions. */
const sides: Readonly<Record<'2.x' | '3.x', {readonly width: Side; readonly height: Side}>> = {
  '2.x': {
    width: {name: 'Width', angle: 'roll', limit: 3.1, base: 40, perRadian: 80},
    height: {name: 'Height', angle: 'pitch', limit: 1.5, base: 40, perRadian: 150},
  },
  '3.x': {
    width: {name: 'Width', angle: 'pitch', limit: 1.5, base: 20, perRadian: 200},
    height: {name: 'Height', angle: 'yaw', limit: 3.1, base: 20, perRadian: 200},
  },
};

/** The sample's box, with sliders in place of a phone to tilt. */
export function SensorFigure({version}: {readonly version: '2.x' | '3.x'}) {
  const {width, height} = sides[version];
  const [across, setAcross] = useState(0.6);
  const [along, setAlong] = useState(0.4);
  const size = {width: lengthOf(width, across), height: lengthOf(height, along)};
  const most = {width: lengthOf(width, width.limit), height: lengthOf(height, height.limit)};
  return (
    <Figure
      caption="The sample above without its 100 ms of timing: the size follows the angles, whichever way they go."
      controls={
        <>
          <AngleSlider side={width} value={across} onChange={setAcross} />
          <AngleSlider side={height} value={along} onChange={setAlong} />
        </>
      }
    >
      <svg
        className="Sensor"
        viewBox={`0 0 ${most.width} ${most.height}`}
        role="img"
        aria-label={`A box of ${formatNumber(size.width, 0)} by ${formatNumber(size.height, 0)} px`}
      >
        <rect
          className="Sensor-box"
          x={(most.width - size.width) / 2}
          y={(most.height - size.height) / 2}
          {...size}
        />
      </svg>
      <Facts
        facts={[
          {name: width.name, value: formatNumber(size.width, 0), unit: 'px'},
          {name: height.name, value: formatNumber(size.height, 0), unit: 'px'},
        ]}
      />
    </Figure>
  );
}

interface AngleSliderProps {
  readonly side: Side;
  readonly value: number;
  readonly onChange: (angle: number) => void;
}

function AngleSlider({side: {angle, limit}, value, onChange}: AngleSliderProps) {
  return (
    <Slider
      label={angle}
      unit="rad"
      min={-limit}
      max={limit}
      step={0.1}
      value={value}
      onChange={onChange}
    />
  );
}

function lengthOf({base, perRadian}: Side, angle: number): number {
  return Math.abs(angle) * perRadian + base;
}
