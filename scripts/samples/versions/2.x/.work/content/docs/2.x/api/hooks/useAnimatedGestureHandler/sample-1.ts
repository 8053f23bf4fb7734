declare function useAnimatedGestureHandler<
  T extends GestureHandlerGestureEvent = PanGestureHandlerGestureEvent,
  TContext extends Context = {}
>(
  handlers: GestureHandlers<T['nativeEvent'], TContext>,
  deps?: DependencyList
): OnGestureEvent<T>;

interface GestureHandlers<T, TContext extends Context> {
  onStart?: Handler<T, TContext>;
  onActive?: Handler<T, TContext>;
  onEnd?: Handler<T, TContext>;
  onFail?: Handler<T, TContext>;
  onCancel?: Handler<T, TContext>;
  onFinish?: (
    event: T,
    context: TContext,
    isCanceledOrFailed: boolean
  ) => void;
}

type Handler<T, TContext extends Context> = (
  event: T,
  context: TContext
) => void;
export const useAnimatedGestureHandlerAgrees: Identical<typeof useAnimatedGestureHandler, 'useAnimatedGestureHandler'> = true;
export {};
