function greet(name: string) {
  'worklet';
  console.log(`Hello ${name}`);
}

greet('Ada'); // an ordinary call, on the JavaScript thread
export {};
