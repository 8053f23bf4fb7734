const x = useSharedValue(0);
const selected = useSharedValue<string | undefined>(undefined);
const corner = useSharedValue({ x: 0, y: 0 });
export {};
