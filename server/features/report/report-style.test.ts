import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bandColours, colours } from './report-style.ts';

const tokens = readFileSync(new URL('../../../client/ui/tokens.css', import.meta.url), 'utf8');

function lightColour(token: string): string | undefined {
  return new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6})`).exec(tokens)?.[1];
}

test('paper has the light colours of the screen', () => {
  expect(colours.ink).toBe('#1a4f8b');
  expect({
    ink: lightColour('ink'),
    inkStrong: lightColour('ink-strong'),
    inkTint: lightColour('ink-tint'),
    text: lightColour('text'),
    muted: lightColour('text-muted'),
    hairline: lightColour('hairline'),
    sunken: lightColour('sunken'),
    white: lightColour('surface'),
  }).toEqual(colours);
  for (const key of ['minimal', 'mild', 'moderate', 'severe'] as const) {
    expect(bandColours[key]).toEqual({
      text: lightColour(key),
      tint: lightColour(`${key}-tint`),
      edge: lightColour(`${key}-edge`),
    });
  }
});
