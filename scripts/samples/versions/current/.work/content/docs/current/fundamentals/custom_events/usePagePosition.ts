import { useEvent, useHandler } from 'react-native-reanimated';

type PageScroll = {
  position: number;
  offset: number;
  eventName?: string; // Reanimated adds it to the native event.
};

type Memory = Record<string, unknown>;

type OnMove = (place: number, memory: Memory) => void;

const EVENT = 'onPageScroll';

export function usePagePosition(onMove: OnMove, deps?: any[]) {
  const state = useHandler<number, Memory>({ onMove }, deps);
  const memory = state.context;

  return useEvent<PageScroll>(
    (scroll) => {
      'worklet';
      if (scroll.eventName?.endsWith(EVENT)) {
        onMove(scroll.position + scroll.offset, memory);
      }
    },
    [EVENT],
    state.doDependenciesDiffer
  );
}
export {};
