import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../test/colour.ts';
import type { Rgb } from '../test/colour.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';

function colour(token: string, scheme: Scheme): Rgb {
  const pair = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = pair?.[scheme === 'light' ? 1 : 2];
  if (!value) throw new Error(`tokens.css has no pair of colours for --${token}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(value.slice(start, start + 2), 16));
  return [red, green, blue];
}

const grounds = ['paper', 'surface', 'sunken'];
const toned = ['sage', 'amber', 'error', 'minimal', 'mild', 'moderate', 'severe'];

const texts: [string, string][] = [
  ...['text', 'text-muted', 'ink', 'ink-strong', 'error', 'sage', 'amber'].flatMap((token) =>
    grounds.map((ground): [string, string] => [token, ground]),
  ),
  ...toned.flatMap((tone): [string, string][] => [
    [tone, `${tone}-tint`],
    [tone, 'surface'],
    ['text', `${tone}-tint`],
  ]),
  ['on-ink', 'ink'],
  ['on-ink', 'ink-strong'],
  ['on-error', 'error'],
  ['ink', 'ink-tint'],
  ['text', 'ink-tint'],
  ['text-muted', 'ink-tint'],
];

const edges: [string, string][] = [
  ...['edge', 'ink'].flatMap((token) => grounds.map((ground): [string, string] => [token, ground])),
  ...toned.flatMap((tone): [string, string][] => [
    [`${tone}-edge`, 'surface'],
    [`${tone}-edge`, `${tone}-tint`],
  ]),
];

describe.each<Scheme>(['light', 'dark'])('colours of the %s scheme', (scheme) => {
  it.each(texts)('text %s on %s is at least 4.5:1', (front, back) => {
    expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edges)('edge %s on %s is at least 3:1', (front, back) => {
    expect(contrast(colour(front, scheme), colour(back, scheme))).toBeGreaterThanOrEqual(3);
  });
});

const levels = ['minimal', 'mild', 'moderate', 'severe'];

// screens, fault: in the dark the bands of a chart looked all alike.
it.each(['light', 'dark'] as const)('the tints of neighbouring levels are told apart in the %s scheme', (scheme) => {
  for (const [index, level] of levels.slice(1).entries()) {
    const [one, other] = [level, levels[index] ?? ''].map((name) => colour(`${name}-tint`, scheme));
    expect(Math.hypot(...(one ?? []).map((value, part) => value - (other?.[part] ?? 0)))).toBeGreaterThan(10);
  }
});

/** What is drawn before a style sheet has come, or without one, and so has its colours in its own file. */
const root = join(import.meta.dirname, '..', '..');
/** Of the logo alone. */
const leaf = '#8fb598';
const outside = globSync(['index.html', 'client/public/**/*.svg', 'server/process/page/web-manifest.ts'], {
  cwd: root,
});

it.each(outside)('%s has no colour but those of tokens.css', (file) => {
  const colours = readFileSync(join(root, file), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(colours.filter((one) => one !== leaf && !css.includes(one))).toEqual([]);
});
