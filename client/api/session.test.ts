import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  endSession,
  followOtherTabs,
  howSessionEnded,
  readRole,
  rememberRole,
  startSession,
  subscribe,
} from './session.ts';
import { watchBackCache } from './watch-session.ts';
import { readToken } from './stored-token.ts';

let stored: Map<string, string>;
let stop: () => void;
let changes: number;

beforeEach(() => {
  stored = new Map();
  changes = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  stop = subscribe(() => (changes += 1));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('a session of this tab', () => {
  test('is stored under the two keys and gone from both at its end', () => {
    startSession('t-1', 'admin');
    expect(Object.fromEntries(stored)).toEqual({ token: 't-1', role: 'admin' });
    expect(howSessionEnded()).toBeNull();
    endSession('signed-out');
    expect(stored.size).toBe(0);
    expect(howSessionEnded()).toBe('signed-out');
    expect(changes).toBe(2);
  });

  test('has no token where the key is missing or empty', () => {
    expect(readToken()).toBeNull();
    stored.set('token', '');
    expect(readToken()).toBeNull();
  });

  test('takes a role that it does not know for an employee', () => {
    stored.set('role', 'root');
    expect(readRole()).toBe('employee');
  });

  test('corrects the role, but starts no session by that', () => {
    rememberRole('admin');
    expect(stored.size).toBe(0);
    startSession('t-1', 'admin');
    rememberRole('employee');
    expect(readRole()).toBe('employee');
  });
});

describe('a session that changes in another tab', () => {
  function happenElsewhere(key: string | null, newValue: string | null): void {
    const page = new EventTarget();
    followOtherTabs(page as Window);
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  }

  test('is noticed when it ends there', () => {
    startSession('t-1', 'employee');
    stored.clear();
    happenElsewhere('token', null);
    expect(changes).toBe(2);
    expect(howSessionEnded()).toBe('signed-out');
  });

  test('is noticed when somebody signs in there', () => {
    endSession('ended');
    stored.set('token', 't-2');
    happenElsewhere('token', 't-2');
    expect(changes).toBe(2);
    expect(howSessionEnded()).toBeNull();
  });

  test('is noticed when the whole storage is cleared', () => {
    happenElsewhere(null, null);
    expect(changes).toBe(1);
  });

  test('ASVS 14.3.1: is noticed by a page that comes back by Back', () => {
    startSession('t-1', 'employee');
    const page = new EventTarget();
    watchBackCache(page as Window);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(changes).toBe(1);
    stored.clear();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(changes).toBe(1);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([changes, howSessionEnded()]).toEqual([2, 'signed-out']);
  });

  test('does not care for other keys', () => {
    happenElsewhere('appearance', 'dark');
    expect(changes).toBe(0);
  });
});
