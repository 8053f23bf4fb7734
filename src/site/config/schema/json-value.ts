import {z} from 'zod';

/** Value that JSON cannot represent, with its location. */
interface Obstacle {
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

/** Maximum nesting depth, far below a depth that would overflow the stack. */
const maxDepth = 100;

/**
 * Any value that JSON can represent, since the value is sent to the browser. `undefined` is omitted, as in
 * `JSON.stringify`.
 */
export const jsonValue = z.unknown().superRefine((value, context) => {
  for (const {path, problem} of obstacles(value, [], [])) {
    context.addIssue({code: 'custom', message: problem, path: [...path]});
  }
});

function obstacles(
  value: unknown,
  path: readonly (string | number)[],
  ancestors: readonly object[],
): Obstacle[] {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    return [{path, problem: `must be plain data, not a ${typeof value}`}];
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return [{path, problem: 'must be a finite number'}];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (ancestors.length > maxDepth)
    return [{path: path.slice(0, 3), problem: 'is nested too deeply'}];
  if (ancestors.includes(value)) return [{path, problem: 'must not contain itself'}];
  if (!Array.isArray(value) && !isPlain(value)) {
    return [
      {path, problem: `must be plain data, not an instance of \`${value.constructor.name}\``},
    ];
  }
  const below = [...ancestors, value];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => obstacles(item, [...path, key], below));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  // The configuration may come from another realm with its own `Object`.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
