type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | {readonly [name: string]: unknown};

/** Joins class names like the package `clsx`: lists are flattened, and object keys with a truthy value are included. */
export function clsx(...values: readonly ClassValue[]): string {
  return values.map(namesOf).filter(Boolean).join(' ');
}

export default function join(...values: readonly ClassValue[]): string {
  return clsx(...values);
}

function namesOf(value: ClassValue): string {
  if (!value || value === true) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return clsx(...value);
  return Object.entries(value)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name)
    .join(' ');
}
