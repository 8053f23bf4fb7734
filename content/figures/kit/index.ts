/**
 * Building blocks of the figures. A figure consists of a pure module (formulas from the library's source of its
 * version) and a component that draws it:
 *
 * ```tsx
 * export function WaveFigure() {
 *   const [height, setHeight] = useState(1);
 *   const points = wave(height);
 *   const playback = usePlayback(1000);
 *   const frame = plotFrame(linearAxis('time', 'ms', [0, 1000]), linearAxis('value', '', [-2, 2]));
 *   return (
 *     <Figure
 *       caption="A wave of one second."
 *       controls={<Slider label="Height" unit="px" min={0} max={2} step={0.1} value={height} onChange={setHeight} />}
 *     >
 *       <Plot frame={frame} label={`A wave that is ${height} px high`}>
 *         <Curve frame={frame} points={points} />
 *         <Marker frame={frame} x={playback.time} y={waveAt(height, playback.time)} />
 *       </Plot>
 *       <PlaybackBar playback={playback} />
 *       <Facts facts={[{name: 'Height', value: formatNumber(height), unit: 'px'}]} />
 *       <CodeLine code={`wave(${height})`} />
 *     </Figure>
 *   );
 * }
 * ```
 *
 * - **Without JavaScript**, only the parts outside `Controls` are visible: draw the entire motion at its default settings
 *   and state its numbers in `Facts`. `Controls` (the `controls` of a figure, and `PlaybackBar`) then take up no space.
 * - **Before hydration**, controls take up their space but are disabled.
 * - **Motion** starts only when the user presses or drags something. `usePlayback` provides it; with reduced motion, its
 *   button advances in steps.
 * - **No `style` attributes**: the content security policy forbids them in documents. Use SVG attributes for positions
 *   and classes for colours.
 */
export {arrowKeys} from './arrow-keys.ts';
export {Button} from './Button.tsx';
export {CodeLine} from './CodeLine.tsx';
export {Controls} from './Controls.tsx';
export {type Fact, Facts} from './Facts.tsx';
export {Figure} from './Figure.tsx';
export {formatNumber} from './format-number.ts';
export {NumberField} from './NumberField.tsx';
export {callCode, optionCode} from './option-code.ts';
export {PlaybackBar} from './PlaybackBar.tsx';
export {type Axis, linearAxis, type PlotFrame, type Point, plotFrame} from './plot/frame.ts';
export {Curve, Marker, Plot, Rule} from './plot/Plot.tsx';
export {pointerPosition} from './pointer-position.ts';
export {Runner} from './Runner.tsx';
export {Select} from './Select.tsx';
export {Slider} from './Slider.tsx';
export {startDrag} from './start-drag.ts';
export {Toggle} from './Toggle.tsx';
export {useFrames, useHydrated, useReducedMotion} from './use-browser.ts';
export {type Playback, usePlayback} from './use-playback.ts';
