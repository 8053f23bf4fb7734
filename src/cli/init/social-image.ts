import {crc32, deflateSync} from 'node:zlib';

const [width, height] = [1200, 630];
/** Size of a unit of `favicon.svg`, and the position of the origin of `favicon.svg` in the image, in pixels. */
const [unit, left, top] = [18, 600 - 16 * 18, 315 - 16 * 18];
/** Number of samples per pixel in each direction, for smooth edges. */
const samples = 3;
const [background, foreground] = [
  [0x54, 0x30, 0xc8],
  [0xff, 0xff, 0xff],
] as const;

/** Returns true for a point inside the sheet of paper in `favicon.svg`, except on its lines. */
function isSheet(x: number, y: number): boolean {
  const isInside = x > 9 && x < 23 && y > 8 && y < 24 && x - y < 11;
  const isLine = x > 12 && x < 20 && (Math.abs(y - 15) < 1 || Math.abs(y - 19) < 1);
  return isInside && !isLine;
}

/** Returns the number of a pixel's samples that are inside the sheet. */
function coverage(column: number, row: number): number {
  let count = 0;
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const x = column + (sample % samples) / samples;
    const y = row + Math.floor(sample / samples) / samples;
    if (isSheet((x - left) / unit, (y - top) / unit)) count += 1;
  }
  return count;
}

/** Returns a placeholder for the preview image of a site, as PNG: the starter's logo on a plain background. */
export function socialImage(): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  // All other pixels are 0, the background.
  for (let row = top; row < top + 32 * unit; row += 1) {
    for (let column = left; column < left + 32 * unit; column += 1) {
      rows[row * (width + 1) + 1 + column] = coverage(column, row);
    }
  }
  const shades = samples ** 2;
  const palette = Array.from({length: shades + 1}, (_, shade) =>
    background.map((from, index) =>
      Math.round(from + (((foreground[index] ?? 0) - from) * shade) / shades),
    ),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 3: each byte is an index into the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(body.length + 8);
  made.writeUInt32BE(data.length, 0);
  body.copy(made, 4);
  made.writeUInt32BE(crc32(body), body.length + 4);
  return made;
}
