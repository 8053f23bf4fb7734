declare function useAnimatedRef<T extends Component>(): RefObject<T>;
export const useAnimatedRefAgrees: Identical<typeof useAnimatedRef, 'useAnimatedRef'> = true;
export {};
