import { afterEach, expect, it, vi } from 'vitest';
import { configureCalls } from './call-surroundings.ts';
import { isIdle } from './user-activity.ts';
import { watchSession } from './watch-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('ASVS 7.3.1: asks each minute for those who see what others may not, and for no one else', async () => {
  const stored = new Map([
    ['token', 't-1'],
    ['role', 'admin'],
  ]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('X-Unattended'));
    return new Response('{}', { status: 401 });
  });
  vi.useFakeTimers();
  const refused: string[] = [];
  configureCalls({
    token: () => stored.get('token') ?? null,
    onUnauthorised: (token) => refused.push(token),
    isIdle,
  });
  watchSession();
  watchSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  expect(refused).toEqual(['t-1']);
  await vi.advanceTimersByTimeAsync(60_000);
  // No one has touched the page in the meantime.
  expect(asked.at(-1)).toBe('1');
  stored.set('role', 'employee');
  await vi.advanceTimersByTimeAsync(300_000);
  stored.set('role', 'counsellor');
  stored.delete('token');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(2);
});
