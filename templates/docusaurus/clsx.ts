type ClassValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly ClassValue[]
  | {readonly [name: string]: unknown};

/** Class names as one text, as the package `clsx` joins them: lists are flattened, of objects the keys with a true value count. */
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
