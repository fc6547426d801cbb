import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bandColours, colours } from './style.ts';

const tokens = readFileSync(new URL('../../../client/ui/tokens.css', import.meta.url), 'utf8');

function lightColour(token: string): string | undefined {
  return new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6})`).exec(tokens)?.[1];
}

/** This much of a colour, in per cent, on white. */
function mixed(colour: string | undefined, percent: number): string {
  const parts = /^#(..)(..)(..)$/.exec(colour ?? '')?.slice(1) ?? [];
  const part = (text: string) => Math.round(255 - ((255 - Number.parseInt(text, 16)) * percent) / 100);
  return `#${parts.map((text) => part(text).toString(16).padStart(2, '0')).join('')}`;
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
    quietInk: mixed(lightColour('ink'), 28),
  }).toEqual(colours);
  for (const key of ['minimal', 'mild', 'moderate', 'severe'] as const) {
    expect(bandColours[key]).toEqual({
      text: lightColour(key),
      tint: lightColour(`${key}-tint`),
      zone: mixed(lightColour(`${key}-tint`), 50),
      edge: lightColour(`${key}-edge`),
    });
  }
});
