declare function scrollTo(
  ref: RefObject<ReactNativeScrollView | ScrollView>,
  x: number,
  y: number,
  animated: boolean
): void;
export const scrollToAgrees: Identical<typeof scrollTo, 'scrollTo'> = true;
export {};
