import {type KeyboardEvent, type PointerEvent, useRef, useState} from 'react';
import {
  arrowKeys,
  Controls,
  Figure,
  type Point,
  pointerPosition,
  Select,
  startDrag,
  useHydrated,
} from '../kit/index.ts';
import {defaultSpring} from '../spring/spring.ts';
import {useSpring} from '../spring/use-spring.ts';
import './ball.css';

type Mode = 'tap' | 'return' | 'stay';

const settings = defaultSpring('3.x');
const drawing = {width: 360, height: 220};
const radius = 32;
const home: Point = {x: drawing.width / 2, y: drawing.height / 2};
/** Distance that an arrow key moves the ball, in drawing units. */
const keyStep = 20;

/** Ball that responds to taps and drags, as in the code samples. */
export function BallFigure() {
  const [mode, setMode] = useState<Mode>('return');
  const [pressed, setPressed] = useState(false);
  const x = useSpring(home.x, settings);
  const y = useSpring(home.y, settings);
  const scale = useSpring(1, settings);
  // Offset from the ball's centre to the point where the pointer grabbed it.
  const grip = useRef<Point>({x: 0, y: 0});
  const isHydrated = useHydrated();

  const press = (): void => {
    setPressed(true);
    scale.springTo(1.2);
  };
  const release = (): void => {
    setPressed(false);
    scale.springTo(1);
    if (mode !== 'return') return;
    x.springTo(home.x);
    y.springTo(home.y);
  };
  const dragTo = (position: Point): void => {
    if (mode === 'tap') return;
    x.jumpTo(clampToDrawing(position.x, drawing.width));
    y.jumpTo(clampToDrawing(position.y, drawing.height));
  };
  const onPointerDown = (event: PointerEvent<SVGGraphicsElement>): void => {
    const pointer = pointerPosition(event);
    if (pointer === undefined) return;
    startDrag(event);
    grip.current = {x: pointer.x - x.value, y: pointer.y - y.value};
    press();
  };
  const onPointerMove = (event: PointerEvent<SVGGraphicsElement>): void => {
    const pointer = pointerPosition(event);
    if (pointer === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    dragTo({x: pointer.x - grip.current.x, y: pointer.y - grip.current.y});
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = arrowKeys[event.key];
    if (direction === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!pressed) press();
    if (direction === undefined) return;
    dragTo({x: x.value + direction.x * keyStep, y: y.value - direction.y * keyStep});
  };

  return (
    <Figure caption={captions[mode]}>
      <svg
        className="Ball"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-label="A ball on a screen"
      >
        <circle className="Ball-home" cx={home.x} cy={home.y} r={radius} />
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG drawing cannot contain an HTML button. */}
        <circle
          className={pressed ? 'Ball-ball Ball-pressed' : 'Ball-ball'}
          cx={x.value.toFixed(2)}
          cy={y.value.toFixed(2)}
          r={(radius * scale.value).toFixed(2)}
          role="button"
          tabIndex={isHydrated ? 0 : -1}
          aria-label={
            mode === 'tap' ? 'Ball to press' : 'Ball to drag or to move with the arrow keys'
          }
          aria-pressed={pressed}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={onKeyDown}
          onKeyUp={() => pressed && release()}
          onBlur={() => pressed && release()}
        />
      </svg>
      <Controls label="Gesture" className="Ball-settings">
        <Select label="The ball" options={modes} value={mode} onChange={setMode} />
      </Controls>
    </Figure>
  );
}

const modes: readonly {value: Mode; label: string}[] = [
  {value: 'tap', label: 'responds to a tap'},
  {value: 'return', label: 'springs back after a drag'},
  {value: 'stay', label: 'stays where it is dropped'},
];

const captions: Readonly<Record<Mode, string>> = {
  tap: 'While pressed, the ball is yellow, and a spring enlarges it.',
  return: 'The ball follows a drag, and springs back to its start when released.',
  stay: 'The ball stays where it is dropped, and the next drag continues from there.',
};

/** Clamps a coordinate of the ball so that it stays completely inside the drawing. */
function clampToDrawing(position: number, size: number): number {
  return Math.min(Math.max(position, radius), size - radius);
}
