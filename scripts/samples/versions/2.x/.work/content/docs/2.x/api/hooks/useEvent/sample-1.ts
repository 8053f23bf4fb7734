declare function useEvent<T extends {}>(
  handler: (e: T) => void,
  eventNames?: string[],
  rebuild?: boolean
): (e: NativeSyntheticEvent<T>) => void;
export const useEventAgrees: Identical<typeof useEvent, 'useEvent'> = true;
export {};
