import { afterEach, expect, test, vi } from 'vitest';
import { keptChoice } from './kept-choice.ts';
import { chooseShared, endSession, startSession } from './session.ts';

const range = keptChoice('stats-range', ['all', '30d']);

afterEach(() => void vi.unstubAllGlobals());

const storageOn = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
});

test('on a shared device a choice is the tab’s, and goes with the session', () => {
  const [device, tab] = [new Map<string, string>(), new Map<string, string>()];
  vi.stubGlobal('localStorage', storageOn(device));
  vi.stubGlobal('sessionStorage', storageOn(tab));
  chooseShared(true);
  startSession('t-1', 'employee');
  range.keep('30d');
  expect([range.read(), [...device.keys()]]).toEqual(['30d', []]);
  endSession('signed-out');
  expect([range.read(), [...device.keys(), ...tab.keys()]]).toEqual(['all', []]);
  startSession('t-2', 'employee');
  range.keep('30d');
  expect([...device.keys()].toSorted()).toEqual(['role', 'stats-range', 'token']);
});
