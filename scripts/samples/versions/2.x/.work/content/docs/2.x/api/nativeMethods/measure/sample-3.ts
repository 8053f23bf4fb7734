declare const _WORKLET: boolean;

const style = useAnimatedStyle(() => {
  const box = _WORKLET ? measure(aref) : null;
  return { opacity: box !== null && box.pageY < 100 ? 0.5 : 1 };
});
export {};
