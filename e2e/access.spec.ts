import type { APIRequestContext, Page } from '@playwright/test';
import {
  admin,
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

test('a wide screen at 200 % shows everything, without scrolling sideways', async ({ browser, request, baseURL }) => {
  const person = await registerPerson(request);
  const context = await browser.newContext({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2, baseURL });
  const page = await context.newPage();
  for (const address of ['/', '/register']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  for (const tab of ['home', 'mytests', 'mystats', 'myhealth']) {
    await enter(page, person, `/dashboard?tab=${tab}`);
    await expectNoSidewaysScroll(page);
    // What is fixed to the edges must leave room to read.
    const room = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll('header, nav')].filter((element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position),
      );
      return window.innerHeight - fixed.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    });
    expect(room).toBeGreaterThan(200);
  }
  await context.close();
});

test('text twice as large still fits a phone', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  for (const address of ['/dashboard', '/dashboard?tab=mytests', '/dashboard?tab=mystats', '/profile']) {
    await enter(page, person, address);
    await expectNoSidewaysScroll(page);
  }
});

test.describe('the keyboard alone', () => {
  test('logs in, walks the tabs, opens the menu and signs out', async ({ page, person }) => {
    await page.goto('/');
    // Until the script has come there is nothing to tab to.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const press = (key: string) => page.keyboard.press(key);
    const tabTo = async (name: string, role: 'link' | 'button') => {
      const target = page.getByRole(role, { name, exact: true });
      for (let step = 0; step < 30; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press('Tab');
      }
      await expect(target).toBeFocused();
    };
    await press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await press('Tab');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await page.keyboard.type(person.email);
    await press('Tab');
    await page.keyboard.type(person.password);
    await press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await tabTo('My Stats', 'link');
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Stats');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('link', { name: 'Skip to the content' }).focus();
    await tabTo('Hi, Asha', 'button');
    await press('Enter');
    await press('Tab');
    await expect(page.getByRole('link', { name: 'My Profile' })).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('always shows where it is', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        // Inside a date the browser marks the part that has the focus.
        if (document.activeElement?.getAttribute('type') === 'date') return 2;
        return style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
      });
      const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
      expect(outline, place).toBeGreaterThanOrEqual(2);
    }
  });

  test('gets help and comes back to where it was', async ({ page }) => {
    await page.goto('/register');
    await page.getByLabel('Name', { exact: true }).fill('Asha');
    const help = page.getByRole('button', { name: 'Help now' });
    await help.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Help now' });
    await expect(dialog.getByRole('link', { name: 'Call 14416' })).toHaveAttribute('href', 'tel:14416');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(help).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  });
});

test('the focus moves to the heading on each change of screen, but not when a visit begins', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
  const steps = [
    [() => page.getByRole('link', { name: 'Sign Up' }).click(), 'Employee Registration'],
    [() => page.getByRole('link', { name: 'Login', exact: true }).click(), 'Login'],
    [() => page.getByRole('link', { name: 'Forgot Password?' }).click(), 'Forgot password'],
    [() => page.goBack(), 'Login'],
  ] as const;
  for (const [step, title] of steps) {
    await step();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveTitle(`${title} – Evenkeel`);
  }
});

test('what is tapped on a phone is at least 44 px high', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectLarge = async () => {
    const small = await page
      .locator(
        'button, select, input:not([type=radio], [type=checkbox]), nav a, label:has(input:is([type=radio], [type=checkbox])), summary',
      )
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            name: element.textContent?.trim() || element.tagName,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height > 0 && box.height < 43.5)
          .map(({ name, box }) => `${name}: ${box.height}`),
      );
    expect(small).toEqual([]);
  };
  for (const address of ['/', '/register', '/forgot-password', '/reset-password/abc']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectLarge();
  }
  await submitAssessment(page.request, person.token, 'GAD-7', Array(7).fill(1));
  for (const tab of ['home', 'mytests', 'mystats', 'myhealth']) {
    await enter(page, person, `/dashboard?tab=${tab}`);
    await page.waitForLoadState('networkidle');
    await expectLarge();
  }
});

test('nothing moves for those who want less motion', async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, person, '/dashboard?tab=myhealth');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByText('Inhale', { exact: true })).toBeVisible();
});

test('forced colours leave every choice and state visible', async ({ page, person }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page, person, '/dashboard?tab=mytests');
  const mood = blockOf(page, 'Submit Your Mood');
  const look = (label: string) =>
    mood
      .locator('label')
      .filter({ hasText: label })
      .evaluate((element) => {
        const { borderColor, borderWidth, outlineStyle, outlineColor, backgroundColor } = getComputedStyle(element);
        return [borderColor, borderWidth, outlineStyle, outlineColor, backgroundColor].join();
      });
  await mood.getByText('Calm', { exact: true }).click();
  expect(await look('Calm')).not.toBe(await look('Sad'));
});

test('the appearance can be chosen and stays', async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await enter(page, { token: await adminToken(request) }, '/profile', 'admin');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(admin.email);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByText('Dark', { exact: true }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  expect(await paper()).toBe(dark);
  await page.getByText('System', { exact: true }).click();
  expect(await paper()).toBe(light);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['role', 'token']);
});
