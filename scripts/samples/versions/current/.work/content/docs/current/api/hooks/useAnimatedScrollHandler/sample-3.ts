const onScroll = useAnimatedScrollHandler((event) => {
  scrollY.value = event.contentOffset.y;
});
export {};
