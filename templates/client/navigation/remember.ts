/** A request that is made once for each key, until it fails. */
export interface Remembered<T> {
  (key: string): Promise<T>;
  readonly has: (key: string) => boolean;
  /** Take a value that is there without a request. */
  readonly set: (key: string, value: T) => void;
  /** Ask for everything anew. */
  readonly forget: () => void;
}

export function remember<T>(request: (key: string) => Promise<T>): Remembered<T> {
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
