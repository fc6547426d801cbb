import { expect, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { mayEnter } from '../../domain/roles.ts';
import type { Role } from '../../domain/roles.ts';
import { answersFor } from '../../gallery/answers.ts';
import { now } from '../../gallery/invented.ts';
import { configureCalls } from '../api/call-surroundings.ts';
import type { CallName } from '../api/call-names.ts';
import { forgetPublicQueries } from '../api/public-query.ts';
import { PartBoundary } from '../screens/shell/part-boundary.tsx';
import '../screens/shell/shell-bar.css';
import { AppRoutes, loadScreen } from '../app/routes.tsx';
import { navigate } from '../routing/location.ts';
import { endSession, startSession } from '../api/session.ts';
import { readToken } from '../api/stored-token.ts';
import { settings } from '../settings/settings.ts';
import type { PageSettings } from '../settings/settings.ts';
import { ProductTitle } from '../ui/page.tsx';
import { answerCalls } from './answer-calls.ts';
import type { Answers, SentCall } from './answer-calls.ts';

/**
 * The whole page at an address, against answers that the gallery invents; a test says only what differs:
 *
 *   const { calls } = await openScreen('/dashboard?tab=mytests', {
 *     role: 'employee',
 *     answers: { 'POST /api/mood': () => refused(500) },
 *   });
 *   await page.getByRole('button', { name: 'Submit Mood' }).click();
 *   expect(calls('POST /api/mood')).toMatchObject([{ body: { mood: '🙂' } }]);
 *
 * An answer is a value, or a function of what was sent: it may say `refused(400, { code, msg })` or `pageOf(rows, total)`,
 * return a promise, to hold it back, or be `brokenLine`. The clock stands at `now`, the timers go: `vi.setSystemTime` sets it,
 * and `stillClock()` before it stops all. A call without an answer, one that breaks the contract, and an error on the console
 * fail the test. Everything is put back after it but the styles; what the browser keeps goes before the next one. Nothing is
 * loaded again and nothing leads away: see `left`.
 */
export async function openScreen(address: string, { role = null, answers = {}, settings: set = {} }: Opening = {}) {
  const given: Answers = { ...answersTo(role), ...answers };
  const sent = answerCalls(given);
  const left: string[] = [];
  const logged: string[] = [];
  const errors: string[] = [];
  if (!vi.isFakeTimers()) vi.setSystemTime(now);
  const warn = vi.spyOn(console, 'warn').mockImplementation((line) => void logged.push(String(line)));
  const error = vi.spyOn(console, 'error').mockImplementation((...line) => void errors.push(line.join(' ')));
  const usual = { address: location.href, title: document.title, settings: { ...settings } };
  const stopFollowing = followLeaving(left);
  Object.assign(settings, set);
  startSession(`invented-${(opened += 1)}`, role ?? 'employee');
  if (role === null) localStorage.clear();
  forgetPublicQueries();
  configureCalls({ token: readToken });
  navigate(address);
  await loadScreen(address);
  const container = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
  const onCaughtError = (fault: unknown) => void logged.push(`A part of the page failed. ${String(fault)}`);
  const { unmount } = await render(
    <ProductTitle value={settings.productTitle}>
      <PartBoundary>
        <AppRoutes />
      </PartBoundary>
    </ProductTitle>,
    { container, createRootOptions: { onCaughtError } },
  );
  // No press has led here, whose second half would have to be waited for.
  for (const animation of document.getElementById('main')?.getAnimations() ?? []) animation.finish();
  onTestFinished(async () => {
    await unmount();
    container.remove();
    stopFollowing();
    endSession('signed-out');
    Object.assign(settings, usual.settings);
    document.title = usual.title;
    delete document.documentElement.dataset['theme'];
    history.replaceState(null, '', usual.address);
    vi.useRealTimers();
    warn.mockRestore();
    error.mockRestore();
    expect(errors).toEqual([]);
  });
  return {
    /** What was sent to one call. */
    calls: (name: CallName): SentCall[] => sent.filter((call) => call.name === name),
    /** Answers something else from now on. */
    answer: <Name extends CallName>(name: Name, answer: Answers[Name]) => void (given[name] = answer),
    /** Where the page would have led, and what it would have handed over as a file. */
    left,
    /** What stands on the console, which names no one. */
    logged,
  };
}

/** Each has a session of its own: some things are kept as long as one lasts. */
let opened = 0;

interface Opening {
  /** Null for a stranger. */
  role?: Role | null;
  answers?: Answers;
  settings?: Partial<PageSettings>;
}

/** What the gallery invents, of the calls that are open to this role. */
function answersTo(role: Role | null): Answers {
  const mayMake = ({ access }: Endpoint) =>
    access === 'anyone' || (role !== null && (access === 'signed-in' || mayEnter(role, access)));
  const open = new Set(allEndpoints.filter(mayMake).map(({ method, path }) => `${method} ${path}`));
  return Object.fromEntries(Object.entries(answersFor(role ?? 'employee')).filter(([name]) => open.has(name)));
}

/** The address is where the page would go; nothing is loaded. Returns how to stop. */
function followLeaving(left: string[]): () => void {
  function stay(event: NavigateEvent) {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    left.push(event.downloadRequest ?? event.destination.url);
  }
  navigation.addEventListener('navigate', stay);
  return () => navigation.removeEventListener('navigate', stay);
}
