import '../ui/base.css';
import type { Locator } from 'vitest/browser';
import { pixelOf } from './colour.ts';

/** A message is in red where red outweighs the other two by far. */
export function hueOf(text: Locator): 'red' | 'green' | 'other' {
  const [red, green, blue] = pixelOf(getComputedStyle(text.element()).color);
  if (red > green + 40 && red > blue + 40) return 'red';
  return green > red && green > blue ? 'green' : 'other';
}
