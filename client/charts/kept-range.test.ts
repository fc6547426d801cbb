import { afterEach, expect, test, vi } from 'vitest';
import { chooseShared, endSession, startSession } from '../api/session.ts';
import { keepRange, keptRange } from './kept-range.ts';

afterEach(() => void vi.unstubAllGlobals());

const storageOn = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
});

test('on a shared device the range is the tab’s, and goes with the session', () => {
  const [device, tab] = [new Map<string, string>(), new Map<string, string>()];
  vi.stubGlobal('localStorage', storageOn(device));
  vi.stubGlobal('sessionStorage', storageOn(tab));
  chooseShared(true);
  startSession('t-1', 'employee');
  keepRange('30d');
  expect([keptRange(), [...device.keys()]]).toEqual(['30d', []]);
  endSession('signed-out');
  expect([keptRange(), [...device.keys(), ...tab.keys()]]).toEqual(['all', []]);
  startSession('t-2', 'employee');
  keepRange('30d');
  expect([...device.keys()].toSorted()).toEqual(['role', 'stats-range', 'token']);
});
