import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyAppearance, chooseAppearance, readAppearance } from './appearance.ts';

let stored: Map<string, string>;
let dataset: Record<string, string | undefined>;

beforeEach(() => {
  stored = new Map();
  dataset = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('someone who never chose follows the system, and nothing is stored about it', () => {
  applyAppearance();
  expect(readAppearance()).toBe('system');
  expect(dataset).toEqual({});
  expect(stored.size).toBe(0);
});

test('a choice is kept and applied', () => {
  chooseAppearance('dark');
  expect(dataset).toEqual({ theme: 'dark' });
  expect(readAppearance()).toBe('dark');
});

test('choosing the system again forgets the choice', () => {
  chooseAppearance('light');
  chooseAppearance('system');
  expect(dataset).toEqual({});
  expect(stored.size).toBe(0);
});

test('a text that is no appearance counts as none', () => {
  stored.set('appearance', 'neon');
  expect(readAppearance()).toBe('system');
});
