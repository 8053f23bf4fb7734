const opacity = interpolate(x.value, [0, 50, 100], [0, 1, 0], 'clamp');
export {};
