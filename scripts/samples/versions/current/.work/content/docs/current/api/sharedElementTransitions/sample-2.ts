// Excerpt
declare class SharedTransition {
  static custom(
    animationFactory: (values: LayoutAnimationsValues) => StyleProps
  ): SharedTransition;
  custom(
    animationFactory: (values: LayoutAnimationsValues) => StyleProps
  ): SharedTransition;
}
export const SharedTransitionIncluded: typeof SharedTransition = published('SharedTransition');
export {};
