declare function measure<T extends Component>(
  ref: RefObject<T>
): MeasuredDimensions | null;

interface MeasuredDimensions {
  x: number;
  y: number;
  width: number;
  height: number;
  pageX: number;
  pageY: number;
}
export const measureAgrees: Identical<typeof measure, 'measure'> = true;
export {};
