corner.value = { ...corner.value, x: 10 };
export {};
