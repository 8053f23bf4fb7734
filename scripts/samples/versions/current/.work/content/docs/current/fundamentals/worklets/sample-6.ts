const fade = () => {
  'worklet'; // needed, because the function is passed by name
  return { opacity: offset.value };
};

const style = useAnimatedStyle(fade);
export {};
