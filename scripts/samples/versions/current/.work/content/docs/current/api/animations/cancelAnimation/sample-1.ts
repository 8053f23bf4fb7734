declare function cancelAnimation<T>(sharedValue: SharedValue<T>): void;
export const cancelAnimationAgrees: Identical<typeof cancelAnimation, 'cancelAnimation'> = true;
export {};
