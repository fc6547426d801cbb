import '../ui/base.css';
import type { Locator } from 'vitest/browser';

/** A message is in red where red outweighs the other two by far. */
export function hueOf(text: Locator): 'red' | 'green' | 'other' {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return 'other';
  canvas.fillStyle = getComputedStyle(text.element()).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  if (red > green + 40 && red > blue + 40) return 'red';
  return green > red && green > blue ? 'green' : 'other';
}
