/** Red, green and blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** How colours are blended. */
export type Blend =
  | {readonly space: 'RGB'; readonly gamma: number}
  | {readonly space: 'HSV'; readonly corrected: boolean};

/** @returns Undefined for what is no `#rgb` or `#rrggbb`; the `#` may be left out. */
export function parseHex(text: string): Color | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (at: number): number => Number.parseInt(six.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

/** @returns Six lower-case digits after a `#`. */
export function toHex(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** As CSS and SVG take it. */
export function toCss(color: Color): string {
  return `rgb(${color.join(', ')})`;
}

/**
 * A colour between two.
 *
 * Source: `interpolateColor` in `src/reanimated2/interpolateColor.ts` (3.3.0; the same in 2.14.4). `interpolateColors` in
 * `src/derived/interpolateColors.js` (1.13.4) does what RGB with a gamma of 1 does.
 *
 * @param progress 0 for the first colour, 1 for the second.
 * @returns Rounded, as screens show it.
 */
export function blend(from: Color, to: Color, progress: number, how: Blend): Color {
  return how.space === 'RGB'
    ? blendRgb(from, to, progress, how.gamma)
    : blendHsv(from, to, progress, how.corrected);
}

/** Channels are blended as light: raised to the power of gamma, and back. */
function blendRgb(from: Color, to: Color, progress: number, gamma: number): Color {
  const channel = (one: number, other: number): number =>
    Math.round(mix((one / 255) ** gamma, (other / 255) ** gamma, progress) ** (1 / gamma) * 255);
  return [channel(from[0], to[0]), channel(from[1], to[1]), channel(from[2], to[2])];
}

/** Corrected, the hue takes the shorter way round its circle. */
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

/** All 0 to 1. Source: `RGBtoHSV` in `src/reanimated2/Colors.ts` (3.3.0). */
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

/** Source: `HSVtoRGB` in `src/reanimated2/Colors.ts` (3.3.0). */
function fromHsv(hue: number, saturation: number, value: number): Color {
  // Each channel is a plateau of the hue circle with slopes of a sixth at both sides.
  const channel = (sector: number): number => {
    const place = (sector + hue * 6) % 6;
    return Math.round(
      255 * (value - value * saturation * Math.max(0, Math.min(place, 4 - place, 1))),
    );
  };
  return [channel(5), channel(3), channel(1)];
}

function mix(from: number, to: number, progress: number): number {
  return from + (to - from) * progress;
}
