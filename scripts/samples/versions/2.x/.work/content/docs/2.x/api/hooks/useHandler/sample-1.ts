declare function useHandler<T, TContext extends Context = {}>(
  handlers: Record<string, Handler<T, TContext>>,
  deps?: DependencyList
): { context: TContext; doDependenciesDiffer: boolean; useWeb: boolean };

type Handler<T, TContext extends Context> = (
  event: T,
  context: TContext
) => void;
export const useHandlerAgrees: Identical<typeof useHandler, 'useHandler'> = true;
export {};
