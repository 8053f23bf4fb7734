cancelAnimation(x);
export {};
