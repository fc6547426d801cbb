export type Rgb = readonly [red: number, green: number, blue: number];

export type Colour = readonly [...Rgb, alpha: number];

/** A screen has a few dozen, and is asked for them thousands of times. */
const known = new Map<string, Colour>();

/** What a colour of CSS is on the screen, however it is written. */
export function pixelOf(text: string): Colour {
  const pixel = known.get(text) ?? drawn(text);
  known.set(text, pixel);
  return pixel;
}

function drawn(text: string): Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** By WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb | Colour, other: Rgb | Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
function luminance([red, green, blue]: Rgb | Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
