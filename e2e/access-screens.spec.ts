import type { APIRequestContext, Page } from '@playwright/test';
import {
  adminToken,
  answer,
  blockOf,
  enter,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  registerPerson,
  submitAssessment,
  submitMood,
  test,
} from './fixtures.ts';

interface Screen {
  name: string;
  /** Without the product's name. */
  title: string;
  open: (page: Page, request: APIRequestContext) => Promise<void>;
}

/** Opens an address as a new employee, with some history where it is asked for. */
function asEmployee(address: string, { history = false, after = async (_page: Page) => {} } = {}): Screen['open'] {
  return async (page, request) => {
    const person = await registerPerson(request);
    if (history) {
      for (const value of [3, 1, 2]) await submitAssessment(request, person.token, 'GAD-7', Array(7).fill(value));
      for (const value of [1, 3]) await submitAssessment(request, person.token, 'PHQ-9', Array(8).fill(value));
      for (const mood of ['😡', '😄', '😐']) await submitMood(request, person.token, mood);
    }
    await enter(page, person, address);
    await after(page);
  };
}

function asAdmin(address: string, after = async (_page: Page) => {}): Screen['open'] {
  return async (page, request) => {
    await enter(page, { token: await adminToken(request) }, address, 'admin');
    await after(page);
  };
}

function asStranger(address: string, after = async (_page: Page) => {}): Screen['open'] {
  return async (page) => {
    await page.goto(address);
    await after(page);
  };
}

const click = (name: string) => async (page: Page) => page.getByRole('button', { name, exact: true }).click();

async function answerAll(page: Page) {
  const block = blockOf(page, 'PHQ-9 Depression');
  await answer(block, Array(9).fill('More than half the days'));
  await block.getByRole('button', { name: 'Submit PHQ-9' }).click();
  await page.getByRole('button', { name: 'I am safe for now' }).click();
  await expect(page.getByText('Your PHQ-9 Score: 18')).toBeVisible();
}

async function leaveGap(page: Page) {
  await page.getByRole('button', { name: 'Submit GAD-7' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
}

async function openTables(page: Page) {
  await expect(page.getByText('Show as a table').first()).toBeVisible();
  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
}

async function openExercises(page: Page) {
  await page.getByRole('button', { name: 'More ways to breathe' }).click();
  await page.getByLabel('Note how I feel before and after').check();
  await page.getByRole('button', { name: 'Guide me through it' }).click();
  await page.getByRole('button', { name: 'Begin 20 seconds' }).click();
}

const screens: Screen[] = [
  { name: 'login', title: 'Login', open: asStranger('/') },
  { name: 'login with errors', title: 'Login', open: asStranger('/', click('Login')) },
  { name: 'register', title: 'Employee Registration', open: asStranger('/register') },
  { name: 'register with errors', title: 'Employee Registration', open: asStranger('/register', click('Register')) },
  { name: 'forgot password', title: 'Forgot password', open: asStranger('/forgot-password') },
  { name: 'reset password', title: 'Reset password', open: asStranger('/reset-password/abc') },
  {
    name: 'reset password with errors',
    title: 'Reset password',
    open: asStranger('/reset-password/abc', click('Reset Password')),
  },
  { name: 'help, signed out', title: 'Help now', open: asStranger('/help') },
  { name: 'help in its dialog', title: 'Login', open: asStranger('/', click('Help now')) },
  { name: 'not found', title: 'Page not found', open: asStranger('/nowhere') },
  { name: 'home', title: 'Home', open: asEmployee('/dashboard') },
  { name: 'home with the menu open', title: 'Home', open: asEmployee('/dashboard', { after: click('Hi, Asha') }) },
  { name: 'tests', title: 'My Tests', open: asEmployee('/dashboard?tab=mytests') },
  {
    name: 'tests with a gap',
    title: 'My Tests',
    open: asEmployee('/dashboard?tab=mytests', { after: leaveGap }),
  },
  {
    name: 'tests with an alert',
    title: 'My Tests',
    open: asEmployee('/dashboard?tab=mytests', { after: click('Submit PHQ-9') }),
  },
  {
    name: 'tests with a result',
    title: 'My Tests',
    open: asEmployee('/dashboard?tab=mytests', { history: true, after: answerAll }),
  },
  { name: 'stats without data', title: 'My Stats', open: asEmployee('/dashboard?tab=mystats') },
  {
    name: 'stats with data',
    title: 'My Stats',
    open: asEmployee('/dashboard?tab=mystats', { history: true, after: openTables }),
  },
  { name: 'health', title: 'My Health', open: asEmployee('/dashboard?tab=myhealth', { after: click('Start') }) },
  {
    name: 'health with everything open',
    title: 'My Health',
    open: asEmployee('/dashboard?tab=myhealth', { after: openExercises }),
  },
  { name: 'profile', title: 'My Profile', open: asEmployee('/profile') },
  { name: 'admin dashboard', title: 'Admin Dashboard', open: asAdmin('/admin-dashboard') },
];

async function expectOneHeading(page: Page) {
  // The heading of a screen behind a modal is still the only one.
  await expect(page.locator('h1')).toHaveCount(1);
}

for (const { name, title, open } of screens) {
  test(`${name}: axe finds nothing, light or dark, wide or narrow, and nothing scrolls sideways`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, request);
    await expectOneHeading(page);
    await expect(page).toHaveTitle(`${title} – Evenkeel`);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.evaluate(() => window.scrollTo(0, 0));
        await test.step(`axe at ${width} px, ${colorScheme}`, () => expectAccessible(page));
      }
    }
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await test.step(`sideways at ${width} px`, () => expectNoSidewaysScroll(page));
    }
  });
}
