declare function combineTransition(
  exiting: BaseAnimationBuilder | typeof BaseAnimationBuilder,
  entering: BaseAnimationBuilder | typeof BaseAnimationBuilder
): EntryExitTransition;
export const combineTransitionAgrees: Identical<typeof combineTransition, 'combineTransition'> = true;
export {};
