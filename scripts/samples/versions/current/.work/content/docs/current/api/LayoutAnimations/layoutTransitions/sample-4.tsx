<>
<Animated.View layout={combineTransition(FadeOut, FadeIn).delay(100)} />
</>
export {};
