/** A request that is made once for each key, unless it fails. */
export interface CachedRequest<T> {
  (key: string): Promise<T>;
  readonly has: (key: string) => boolean;
  /** Stores a value that needs no request. */
  readonly set: (key: string, value: T) => void;
  /** Clears the cache. */
  readonly forget: () => void;
}

export function cacheRequests<T>(request: (key: string) => Promise<T>): CachedRequest<T> {
  const promises = new Map<string, Promise<T>>();
  const get = (key: string): Promise<T> => {
    const known = promises.get(key);
    if (known !== undefined) return known;
    const promise = request(key);
    promises.set(key, promise);
    promise.catch(() => {
      if (promises.get(key) === promise) promises.delete(key);
    });
    return promise;
  };
  return Object.assign(get, {
    has: (key: string) => promises.has(key),
    set: (key: string, value: T) => void promises.set(key, Promise.resolve(value)),
    forget: () => promises.clear(),
  });
}
