<>
<Animated.View sharedTransitionTag="tag" sharedTransitionStyle={transition} />
</>
export {};
