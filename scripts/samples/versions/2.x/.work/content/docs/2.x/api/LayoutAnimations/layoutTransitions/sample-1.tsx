<>
<Animated.View layout={Layout} />
<Animated.View layout={Layout.springify().damping(15)} />
</>
export {};
