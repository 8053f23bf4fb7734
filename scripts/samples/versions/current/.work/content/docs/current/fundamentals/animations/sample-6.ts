x.value = withTiming(100, { duration: 500 }, (finished) => {
  console.log(finished ? 'arrived' : 'interrupted');
});
export {};
