declare function useAnimatedScrollHandler<TContext extends Context = {}>(
  handlers: ScrollHandlers<TContext> | ScrollHandler<TContext>,
  deps?: DependencyList
): OnScroll;

type ScrollHandler<TContext extends Context> = (
  event: NativeScrollEvent,
  context: TContext
) => void;

interface ScrollHandlers<TContext extends Context> {
  onScroll?: ScrollHandler<TContext>;
  onBeginDrag?: ScrollHandler<TContext>;
  onEndDrag?: ScrollHandler<TContext>;
  onMomentumBegin?: ScrollHandler<TContext>;
  onMomentumEnd?: ScrollHandler<TContext>;
}
export const useAnimatedScrollHandlerAgrees: Identical<typeof useAnimatedScrollHandler, 'useAnimatedScrollHandler'> = true;
export {};
