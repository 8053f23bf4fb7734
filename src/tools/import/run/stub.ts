const nameOf = Symbol('name of a stub');
/** Key of a stub's data that the configuration has changed. */
const changedData = Symbol('data of a stub');

/**
 * Returns a stub for an imported package that is not run. Each property of the stub is also a stub, which is named
 * after its property path: `prism-react-renderer.themes.github`.
 *
 * @param real The loaded package. Copies of the stub contain the data of the package: `{...themes.github, plain: {}}`.
 */
export function stub(name: string, real?: unknown): unknown {
  const written = new Map<string | symbol, unknown>();
  const get = (_target: object, key: string | symbol): unknown => {
    if (key === nameOf) return name;
    if (key === changedData) {
      return written.size > 0 ? {...Object(real), ...Object.fromEntries(written)} : undefined;
    }
    if (written.has(key)) return written.get(key);
    const value: unknown = Object(real) === real ? Reflect.get(Object(real), key) : undefined;
    const isData = Array.isArray(value) || (value !== undefined && Object(value) !== value);
    if (isData || (Array.isArray(real) && typeof value === 'function')) return value;
    if (value !== undefined && typeof key === 'string') return stub(`${name}.${key}`, value);
    if (key === Symbol.iterator) return [][Symbol.iterator];
    if (key === Symbol.toPrimitive) return () => '';
    // With `then`, the stub would be treated as a promise; `__esModule` would hide its default export.
    if (typeof key === 'symbol' || key === 'then' || key === '__esModule') return undefined;
    return key === 'default' ? stub(name) : stub(`${name}.${key}`);
  };
  // esbuild copies the own properties of an imported module; the copy inherits the others.
  const inherited = new Proxy(Object.create(null), {get});
  // `defineConfig`, `extendConfig` and `withMermaid` return their argument.
  const isIdentity = /(?:^|\.)(?:[a-z]+\w*Config\w*|with[A-Z]\w*)$/.test(name);
  const construct = (): object => Object(stub(`${name}()`));
  const own = Object(real) === real ? Object(real) : {};
  return new Proxy(() => undefined, {
    get,
    set: (_target, key, value) => written.set(key, value).has(key),
    ownKeys: () => Reflect.ownKeys(own).filter((key) => typeof key === 'string'),
    getOwnPropertyDescriptor: (target, key) =>
      key in own
        ? {value: get(target, key), enumerable: true, configurable: true, writable: true}
        : Reflect.getOwnPropertyDescriptor(target, key),
    getPrototypeOf: () => inherited,
    apply: (_target, _self, [first]: unknown[]) =>
      isIdentity && Object(first) === first ? first : construct(),
    construct,
  });
}

/** Returns the name of a stub; `undefined` for any other value. */
function stubName(value: unknown): string | undefined {
  if (Object(value) !== value) return undefined;
  const name: unknown = Reflect.get(Object(value), nameOf);
  return typeof name === 'string' ? name : undefined;
}

/**
 * Converts a value to JSON data. Code becomes `{$function: source}`, `{$package: name}` or `{$regex: source}`. Circular
 * references are removed.
 */
export function plainValue(value: unknown, open: readonly object[] = []): unknown {
  const name = stubName(value);
  if (name !== undefined) {
    const changed: unknown = Reflect.get(Object(value), changedData);
    return changed === undefined ? {$package: name} : plainValue(changed, open);
  }
  if (typeof value === 'function') return {$function: String(value)};
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof RegExp) return {$regex: value.source};
  if (value instanceof Date) return value.toISOString();
  if (open.includes(value) || open.length > 40) return undefined;
  const inside = [...open, value];
  if (Array.isArray(value)) return value.map((entry) => plainValue(entry, inside));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, plainValue(entry, inside)]),
  );
}
