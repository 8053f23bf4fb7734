declare function getRelativeCoords(
  ref: RefObject<Component>,
  x: number,
  y: number
): { x: number; y: number };
export const getRelativeCoordsAgrees: Identical<typeof getRelativeCoords, 'getRelativeCoords'> = true;
export {};
