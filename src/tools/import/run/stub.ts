const nameOf = Symbol('name of a stub');

/**
 * Stands for a package that a configuration imports and that is not run. Whatever is asked of it is a stub again, which
 * remembers what was asked: `prism-react-renderer.themes.github`.
 */
export function stub(name: string): unknown {
  const get = (_target: object, key: string | symbol): unknown => {
    if (key === nameOf) return name;
    if (key === Symbol.iterator) return [][Symbol.iterator];
    if (key === Symbol.toPrimitive) return () => '';
    // A promise would be waited for; a marked module would lose its default.
    if (typeof key === 'symbol' || key === 'then' || key === '__esModule') return undefined;
    return key === 'default' ? stub(name) : stub(`${name}.${key}`);
  };
  // esbuild copies what an imported module has of its own, and lets the copy inherit the rest.
  const inherited = new Proxy(Object.create(null), {get});
  // `defineConfig` and `withMermaid` give back the configuration that they are handed.
  const givesBack = /(?:^|\.)(?:define\w*Config\w*|with[A-Z]\w*)$/.test(name);
  const made = (): object => Object(stub(`${name}()`));
  return new Proxy(() => undefined, {
    get,
    getPrototypeOf: () => inherited,
    apply: (_target, _self, [first]: unknown[]) =>
      givesBack && Object(first) === first ? first : made(),
    construct: made,
  });
}

/** @returns `undefined` if the value is no stub. */
export function stubName(value: unknown): string | undefined {
  if (typeof value !== 'function' && (typeof value !== 'object' || value === null))
    return undefined;
  const name: unknown = Reflect.get(value, nameOf);
  return typeof name === 'string' ? name : undefined;
}
