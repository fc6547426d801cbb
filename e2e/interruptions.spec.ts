import { drawnRuns, isLong } from '../server/test/long-form.ts';
import { expect, refusedCalls, registerPerson, test } from './fixtures.ts';
import type { Person } from './fixtures.ts';
import { enterAs, expectAllThere, KilledBrowser, letServerTellTime } from './interruptions.ts';
import { lookAsNext, settle, takeMood, takeTest } from './interruptions.ts';
import type { TakenSoFar } from './interruptions.ts';

// What hangs fails, and says at what.
test.use({ serviceWorkers: 'allow', expectedErrors: refusedCalls, actionTimeout: 60_000 });
test.setTimeout(isLong ? 4 * 3_600_000 : 240_000);

/** As many as one person may log in an hour. */
const roundsOfPerson = 15;

const interruptions = ['kill', 'end of the session', 'cut', 'lost answer', 'two tabs', 'clock', 'sign-out'] as const;

const { runs, seed } = drawnRuns({ short: 1, long: 1000, seed: 20_261_125 });

test('what was taken without a connection is stored once, whatever comes between, and only its person reads it', async ({
  playwright,
  request,
  baseURL,
}, { project }) => {
  const draw = drawFrom(seed);
  const browser = new KilledBrowser(playwright.chromium, {
    ...project.use.launchOptions,
    baseURL: baseURL ?? '',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const done: Record<string, number> = {};
  let person: Person | undefined;
  let so: TakenSoFar = { moods: [], totals: [] };
  try {
    await browser.open();
    for (let round = 0; round < runs; round += 1) {
      // The short form meets two; the long one draws.
      const kind = interruptions[isLong ? draw(interruptions.length) : round % interruptions.length] ?? 'cut';
      await test.step(`${round}: ${kind}`, async () => {
        if (!person || round % roundsOfPerson === 0) {
          // As a person who leaves the device: a browser that is killed soon may have the session before.
          if (person) await endSession(request, person);
          person = await registerPerson(request);
          so = { moods: [], totals: [] };
          await enterAs(browser.page, person);
        }
        await interrupt(kind, { browser, person, so, draw, request });
        await settle(browser.page);
        await expectAllThere(request, person, so);
        await browser.page.clock.setSystemTime(Date.now());
        if (kind === 'clock') await letServerTellTime(browser.page);
        done[kind] = (done[kind] ?? 0) + 1;
      });
    }
  } finally {
    process.stdout.write(`interruptions: seed ${seed}, ${JSON.stringify(done)}\n`);
    await browser.remove();
  }
});

type Round = {
  browser: KilledBrowser;
  person: Person;
  so: TakenSoFar;
  draw: (below: number) => number;
  request: Parameters<typeof registerPerson>[0];
};

async function interrupt(kind: (typeof interruptions)[number], round: Round): Promise<void> {
  const { browser, person, so, draw, request } = round;
  const online = (isOn: boolean) => browser.context.setOffline(!isOn);
  let isSetBack = false;
  if (kind === 'clock') {
    const aheadMs = (draw(2) === 0 ? -1 : 1) * (10 + draw(300)) * 60_000;
    isSetBack = aheadMs < 0;
    await browser.page.clock.setSystemTime(Date.now() + aheadMs);
  }
  await online(false);
  for (let taken = 0; taken <= draw(2); taken += 1) {
    // What a device knows, the questions among it, it does not show after its clock was set back.
    const isTest = draw(3) === 0 && !isSetBack;
    await (isTest ? takeTest : takeMood)(browser.page, draw, so);
  }
  if (kind === 'kill') {
    await browser.kill();
    await browser.open({ offline: true });
    await browser.page.goto('/dashboard');
    // Chromium writes the local storage seconds late: killed before, it has forgotten the session or knows the one before.
    const remembered = await browser.page.evaluate(() => localStorage.getItem('token'));
    if (remembered === person.token) await expect(browser.page.getByText(/waiting to be sent/)).toBeVisible();
    else {
      await online(true);
      await expect(browser.page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      await comeBack(round);
    }
  } else if (kind === 'lost answer') {
    await browser.page.route(/\/api\/(?:mood|assessment)$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    const tried = browser.page.waitForEvent('requestfailed');
    await online(true);
    await tried;
    await browser.page.unroute(/\/api\/(?:mood|assessment)$/);
  } else if (kind === 'two tabs') {
    const other = await browser.context.newPage();
    await other.goto('/dashboard');
    await expect(other.getByText(/waiting to be sent/)).toBeVisible();
    await online(true);
    await expect(other.getByText(/waiting to be sent/)).toHaveCount(0);
    await other.close();
  } else if (kind === 'sign-out') {
    await online(true);
    await expect(browser.page.getByText(/You’re offline/)).toHaveCount(0);
    const signOut = browser.page.getByRole('button', { name: 'Sign Out' });
    // What was sent changes the page, and a menu that is open then closes: it is opened again.
    await expect(async () => {
      await browser.page.getByRole('button', { name: /^Hi, / }).click({ timeout: 5000 });
      await signOut.click({ timeout: 5000 });
    }).toPass();
    await expect(browser.page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await lookAsNext(browser.page, request);
    await comeBack(round);
  } else if (kind === 'end of the session') {
    await endSession(request, person);
    await online(true);
    await expect(browser.page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await lookAsNext(browser.page, request);
    await comeBack(round);
  }
  await online(true);
}

async function endSession(request: Round['request'], { token }: Person): Promise<void> {
  await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
}

async function comeBack({ browser, person, request }: Round): Promise<void> {
  const { email, password } = person;
  const reply = await request.post('/api/auth/login', { data: { email, password } });
  person.token = (await reply.json()).token;
  await enterAs(browser.page, person);
}

/** Mulberry32: the same numbers for the same seed. */
function drawFrom(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
