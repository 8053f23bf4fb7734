<>
<Animated.View entering={FadeIn} />
<Animated.View entering={FadeIn.duration(400).delay(100)} />
</>
export {};
