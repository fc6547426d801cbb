import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  chooseShared,
  endSession,
  followOtherTabs,
  howSessionEnded,
  isSharedChosen,
  rememberRole,
  startSession,
  followSession,
} from './session.ts';
import { watchBackCache } from './watch-session.ts';
import { endIfClosed, noteLeaving } from './closed-tab.ts';
import { readRole, readToken, wasShared } from './stored-token.ts';

let stored: Map<string, string>;
let inTab: Map<string, string>;
let stop: () => void;
let changes: number;

beforeEach(() => {
  stored = new Map();
  inTab = new Map();
  changes = 0;
  vi.stubGlobal('localStorage', storageOn(stored));
  vi.stubGlobal('sessionStorage', storageOn(inTab));
  stop = followSession(() => (changes += 1));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const storageOn = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
});

describe('a session on a shared device', () => {
  test('is under the same two keys in this tab alone, and the choice is made anew each time', () => {
    startSession('t-own', 'employee');
    chooseShared(true);
    startSession('t-1', 'admin');
    expect([Object.fromEntries(inTab), stored.size]).toEqual([{ token: 't-1', role: 'admin' }, 0]);
    expect([readToken(), readRole(), isSharedChosen()]).toEqual(['t-1', 'admin', false]);
    rememberRole('employee');
    expect([readRole(), stored.size]).toEqual(['employee', 0]);
    endSession('ended');
    expect([inTab.size, stored.size, wasShared]).toEqual([0, 0, true]);
    startSession('t-2', 'employee');
    expect([inTab.size, readToken(), wasShared]).toEqual([0, 't-2', false]);
  });

  test('ends in its own tab alone: other tabs go on with theirs, which this one does not take up', () => {
    chooseShared(true);
    startSession('t-1', 'employee');
    const own = { token: 't-own', role: 'admin' };
    for (const [key, value] of Object.entries(own)) stored.set(key, value);
    // The second time as when the page comes back by Back.
    for (const why of ['ended', 'signed-out'] as const) {
      endSession(why);
      expect([Object.fromEntries(stored), inTab.size, readToken(), wasShared]).toEqual([own, 0, null, true]);
    }
    startSession('t-2', 'employee');
    expect([readToken(), Object.fromEntries(stored)]).toEqual(['t-2', { token: 't-2', role: 'employee' }]);
  });

  test('does not care for what other tabs do', () => {
    chooseShared(true);
    startSession('t-1', 'employee');
    const page = new EventTarget();
    followOtherTabs(page as Window);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', newValue: null }));
    expect([readToken(), howSessionEnded()]).toEqual(['t-1', null]);
  });

  test.for([
    ['reload', 5, 't-1'],
    ['reload', 61, null],
    ['back_forward', 5, null],
  ] as const)(
    'ASVS 14.3.1: loaded again by %s %i seconds after its tab went, it has the token %s',
    ([by, seconds, token]) => {
      vi.useFakeTimers();
      chooseShared(true);
      startSession('t-1', 'employee');
      const page = new EventTarget();
      noteLeaving(page as Window);
      page.dispatchEvent(new Event('pagehide'));
      vi.advanceTimersByTime(seconds * 1000);
      endIfClosed(by);
      expect(readToken()).toBe(token);
      expect(inTab.size).toBe(token === null ? 0 : 2);
      vi.useRealTimers();
    },
  );

  test('ASVS 14.3.1: has ended in a page that comes back by Back a while later', () => {
    vi.useFakeTimers();
    chooseShared(true);
    startSession('t-1', 'employee');
    const page = new EventTarget();
    noteLeaving(page as Window);
    watchBackCache(page as Window);
    page.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(90_000);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect([readToken(), howSessionEnded()]).toEqual([null, 'signed-out']);
    vi.useRealTimers();
  });
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
    expect(howSessionEnded()).toBeNull();
    stored.clear();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(howSessionEnded()).toBeNull();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(howSessionEnded()).toBe('signed-out');
  });

  test('has ended there and was not left, where the server took it no more', () => {
    const told: (string | null)[] = [];
    vi.stubGlobal('localStorage', {
      ...storageOn(stored),
      setItem: (key: string, value: string) => void (stored.set(key, value), key === 'token' && told.push(value)),
      removeItem: (key: string) => void (stored.delete(key), key === 'token' && told.push(null)),
    });
    for (const why of ['ended', 'signed-out'] as const) {
      startSession('t-1', 'employee');
      told.length = 0;
      endSession(why);
      // As another tab is told of it.
      happenElsewhere('token', 't-1');
      for (const newValue of told) happenElsewhere('token', newValue);
      expect([howSessionEnded(), stored.size]).toEqual([why, 0]);
    }
  });

  test('ASVS 14.3.1: has another person in a page that comes back by Back', () => {
    startSession('t-1', 'employee');
    const page = new EventTarget();
    watchBackCache(page as Window);
    const seen: (string | null)[] = [];
    onTestFinished(followSession(() => seen.push(readToken())));
    stored.set('token', 't-2');
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(seen).toEqual(['t-2']);
  });

  test('does not care for other keys', () => {
    happenElsewhere('appearance', 'dark');
    expect(changes).toBe(0);
  });
});
