declare function getRelativeCoords(
  animatedRef: RefObject<Component>,
  x: number,
  y: number
): { x: number; y: number };
export const getRelativeCoordsAgrees: Identical<typeof getRelativeCoords, 'getRelativeCoords'> = true;
export {};
