declare function event<T>(
  argMapping: T extends never
    ? ReadonlyArray<Mapping>
    : Readonly<EventMappingArray<T>>,
  config?: {}
): (...args: any[]) => void;
export const eventAgrees: Identical<typeof event, 'event'> = true;
export {};
