const track = (name: string) => analytics.track(name);

const onEnd = () => {
  'worklet';
  runOnJS(track)('swiped');
};
export {};
