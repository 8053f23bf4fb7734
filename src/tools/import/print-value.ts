const width = 96;

/** A value as it is written in a configuration: short objects and lists on one line. */
export function printValue(value: unknown, indent = ''): string {
  const flat = flatValue(value);
  if (flat.length + indent.length <= width) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((entry) => `${inner}${printValue(entry, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return flat;
  return `{\n${entriesOf(value)
    .map(([key, entry]) => `${inner}${keyText(key)}: ${printValue(entry, inner)},\n`)
    .join('')}${indent}}`;
}

function flatValue(value: unknown): string {
  if (typeof value === 'string') return textLiteral(value);
  if (Array.isArray(value)) return `[${value.map(flatValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value));
  return `{${entriesOf(value)
    .map(([key, entry]) => `${keyText(key)}: ${flatValue(entry)}`)
    .join(', ')}}`;
}

function entriesOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}

function keyText(key: string): string {
  // Written as a plain key, it would set what the object inherits from.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : textLiteral(key);
}

function textLiteral(text: string): string {
  if (text.includes('\n') && !/[`\\]|\$\{/.test(text)) return `\`${text}\``;
  const json = JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
