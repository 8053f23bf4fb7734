/**
 * What every figure is made of. A figure is a pure module (formulas, from the library's source of its version) and
 * a component that draws it:
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
 * - **Without scripts** what stands outside of `Controls` is all there is: draw the whole motion at its default settings
 *   and say its numbers in `Facts`. `Controls` (the `controls` of a figure, and `PlaybackBar`) take no room then.
 * - **Before hydration** controls have their room but are disabled.
 * - **Motion** comes from `usePlayback` alone: it starts with a press of the reader's, and for readers who want less
 *   motion the same button goes on by steps.
 * - **No `style`**: the policy forbids it in documents. Moving things are SVG attributes; colours are classes.
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
export {placeInDrawing} from './place-in-drawing.ts';
export {type Axis, linearAxis, type PlotFrame, type Point, plotFrame} from './plot/frame.ts';
export {Curve, Marker, Plot, Rule} from './plot/Plot.tsx';
export {Runner} from './Runner.tsx';
export {Select} from './Select.tsx';
export {Slider} from './Slider.tsx';
export {Toggle} from './Toggle.tsx';
export {takeHold} from './take-hold.ts';
export {useAlive, useFrames, useReducedMotion} from './use-browser.ts';
export {type Playback, usePlayback} from './use-playback.ts';
