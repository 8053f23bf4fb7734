/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Minimum contrast of normal text in WCAG AA. */
export const minimumContrast = 4.5;

const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];

/**
 * Parses a colour.
 *
 * @param color `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`.
 * @param backdrop Background, for a colour with an alpha channel.
 * @returns `undefined` for any other notation.
 */
export function parseColor(color: string, backdrop: Rgb = white): Rgb | undefined {
  const digits = /^#([\da-f]{3,8})$/i.exec(color)?.[1];
  if (digits === undefined || digits.length === 5 || digits.length === 7) return undefined;
  const pairs = digits.length < 5 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (pairs ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return mix(backdrop, [red, green, blue], alpha / 255);
}

/** Formats a colour as `#rrggbb`. */
export function formatColor(color: Rgb): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Mixes two colours.
 *
 * @param amount 0 gives `from`, 1 gives `to`.
 */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  const channel = (index: 0 | 1 | 2): number =>
    Math.round(from[index] + (to[index] - from[index]) * amount);
  return [channel(0), channel(1), channel(2)];
}

/** Returns the WCAG 2 contrast ratio, 1 to 21. */
export function contrast(first: Rgb, second: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the colour if it is readable, otherwise the nearest readable colour towards black or white.
 *
 * @param backgrounds All possible backgrounds.
 */
export function readableColor(color: Rgb, backgrounds: readonly Rgb[]): Rgb {
  const worst = (candidate: Rgb): number =>
    Math.min(...backgrounds.map((background) => contrast(candidate, background)));
  const target = worst(black) > worst(white) ? black : white;
  for (let step = 0; step < 100; step += 1) {
    const candidate = mix(color, target, step / 100);
    if (worst(candidate) >= minimumContrast) return candidate;
  }
  return target;
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
