<>
<Animated.View exiting={FadeOut} />
<Animated.View exiting={FadeOut.duration(400)} />
</>
export {};
