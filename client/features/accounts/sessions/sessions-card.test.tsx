import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { OwnSessions } from '../../../../domain/contract/sessions.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { WithCache } from '../../../test/with-cache.tsx';
import { SessionsCard } from './sessions-card.tsx';

const times = {
  started_at: '2026-11-16T04:12:00.000Z',
  last_used_at: '2026-11-20T17:45:00.000Z',
  current: false,
  shared: false,
};

const known: OwnSessions = {
  sessions: [
    { id: 's-1', browser: 'Firefox', system: 'Linux', ...times, current: true },
    { id: 's-2', browser: 'Chrome', system: 'Android', ...times },
    { id: 's-3', browser: null, system: null, ...times, shared: true },
  ],
  idle_minutes: 20_160,
  max_hours: 1440,
  most: 10,
};

let asked: string[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ ...known, sessions: known.sessions.slice(0, 1) });
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    asked.push(`${init?.method} ${input instanceof Request ? input.url : String(input)}`);
    return answer();
  });
});

afterEach(() => void vi.restoreAllMocks());

async function show() {
  await page.viewport(360, 740);
  await render(
    <WithCache known={[[['sessions'], known]]}>
      <SessionsCard />
    </WithCache>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('ASVS 7.5.2: shows each device in words, which one this is, and when they were used', async () => {
  await show();
  const rows = page.getByRole('listitem');
  const texts = () => rows.elements().map(({ textContent }) => textContent);
  await expect
    .poll(texts)
    .toEqual([
      expect.stringMatching(/^Firefox on Linux This deviceSigned in: .* 2026.*In use now$/),
      expect.stringMatching(/^Chrome on AndroidSigned in: .* 2026.*Last used: .* 2026.*End$/),
      expect.stringMatching(/^A browser we don’t know Shared device/),
    ]);
  await expect.element(page.getByText(/after 14 days without use, and after 60 days in any case/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('ASVS 7.5.2: ends one after a question, and says so', async () => {
  await show();
  await button('End Chrome on Android').click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out Chrome on Android?' });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(asked).toEqual([]);
  await button('End Chrome on Android').click();
  await button('Sign it out').click();
  await expect.element(page.getByText('Chrome on Android has been signed out.')).toBeVisible();
  expect(asked).toEqual(['DELETE /api/sessions/s-2']);
});

test('ASVS 7.5.2: ends all others', async () => {
  await show();
  await button('End all others').click();
  await button('Sign out the others').click();
  await expect.element(page.getByText('You’re now signed in on this device only.')).toBeVisible();
  expect(asked).toEqual(['DELETE /api/sessions/others']);
  await expect.element(button('End all others')).not.toBeInTheDocument();
});

test('says calmly that one had ended already, and what went wrong', async () => {
  await show();
  answer = () => Response.json({ code: 'not_found', msg: 'x' }, { status: 404 });
  await button('End Chrome on Android').click();
  await button('Sign it out').click();
  await expect.element(page.getByText('That one had already ended.')).toBeVisible();
  answer = () => Response.json({ code: 'unavailable', msg: 'We’re busy right now.' }, { status: 503 });
  await button('End Chrome on Android').click();
  await button('Sign it out').click();
  await expect.element(page.getByText('We’re busy right now.')).toBeVisible();
});

test('who ends one by keys has the focus on the screen once its row is gone with the question', async () => {
  await render(
    <WithCache known={[[['sessions'], known]]}>
      <h1 tabIndex={-1}>Security</h1>
      <SessionsCard />
    </WithCache>,
  );
  await button('End Chrome on Android').click();
  await button('Sign it out').click();
  await expect.element(page.getByText('Chrome on Android has been signed out.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
