/** Red, green and blue channels, each from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** Blending mode: the colour space with its option. */
export type Blend =
  | {readonly space: 'RGB'; readonly gamma: number}
  | {readonly space: 'HSV'; readonly corrected: boolean};

/** Parses `#rgb` or `#rrggbb`; the `#` is optional. Returns `undefined` for other text. */
export function parseHex(text: string): Color | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number): number => Number.parseInt(six.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** Formats a colour as `#rrggbb` with lower-case digits. */
export function toHex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Formats a colour as `rgb(…)` for CSS and SVG. */
export function toCss(color: Color): string {
  return `rgb(${color.join(', ')})`;
}

/**
 * Blends two colours.
 *
 * Source: `interpolateColor` in `src/reanimated2/interpolateColor.ts` (3.3.0; the same in 2.14.4). `interpolateColors`
 * in `src/derived/interpolateColors.js` (1.13.4) is equivalent to RGB with a gamma of 1.
 *
 * @param progress From 0 (first colour) to 1 (second colour).
 * @returns A colour with channels rounded to integers.
 */
export function blend(from: Color, to: Color, progress: number, mode: Blend): Color {
  return mode.space === 'RGB'
    ? blendRgb(from, to, progress, mode.gamma)
    : blendHsv(from, to, progress, mode.corrected);
}

/** Blends channels in linear light: each is raised to the power of gamma, mixed and converted back. */
function blendRgb(from: Color, to: Color, progress: number, gamma: number): Color {
  const channel = (one: number, other: number): number =>
    Math.round(mix((one / 255) ** gamma, (other / 255) ** gamma, progress) ** (1 / gamma) * 255);
  return [channel(from[0], to[0]), channel(from[1], to[1]), channel(from[2], to[2])];
}

/** Blends in HSV. With correction, the hue takes the shorter way around the colour circle. */
function blendHsv(from: Color, to: Color, progress: number, corrected: boolean): Color {
  const [hue, saturation, value] = toHsv(from);
  const [toHue, toSaturation, toValue] = toHsv(to);
  const turn = toHue - hue;
  const target = corrected && Math.abs(turn) > 0.5 ? toHue - Math.sign(turn) : toHue;
  return fromHsv(
    (mix(hue, target, progress) + 1) % 1,
    mix(saturation, toSaturation, progress),
    mix(value, toValue, progress),
  );
}

type Hsv = readonly [hue: number, saturation: number, value: number];

/**
 * Converts a colour to hue, saturation and value, each from 0 to 1.
 *
 * Source: `RGBtoHSV` in `src/reanimated2/Colors.ts` (3.3.0).
 */
function toHsv([red, green, blue]: Color): Hsv {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const saturation = max === 0 ? 0 : range / max;
  const value = max / 255;
  if (range === 0) return [0, saturation, value];
  if (max === red) return [((green - blue) / range / 6 + 1) % 1, saturation, value];
  const sixths = max === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  return [sixths / 6, saturation, value];
}

/**
 * Converts hue, saturation and value, each from 0 to 1, to a colour.
 *
 * Source: `HSVtoRGB` in `src/reanimated2/Colors.ts` (3.3.0).
 */
function fromHsv(hue: number, saturation: number, value: number): Color {
  // Around the hue circle, each channel has a plateau with a slope on both sides; each slope covers a sixth of the
  // circle.
  const channel = (sector: number): number => {
    const position = (sector + hue * 6) % 6;
    return Math.round(
      255 * (value - value * saturation * Math.max(0, Math.min(position, 4 - position, 1))),
    );
  };
  return [channel(5), channel(3), channel(1)];
}

function mix(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}
