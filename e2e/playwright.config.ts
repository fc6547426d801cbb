import { defineConfig } from '@playwright/test';
import { isLong } from '../server/test/long-form.ts';

/** Debian's Chromium as root needs the first flag; the others keep it from calling home. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without its window does the same in half the time. It has no notifications: tests of them bear this tag. */
const needWhole = /@whole-browser/;
const whole = process.env['CHROMIUM_PATH'];
const shell = process.env['HEADLESS_SHELL_PATH'] ?? whole;

function browserAt(executablePath: string | undefined) {
  return { launchOptions: { ...(executablePath && { executablePath }), args: quiet } };
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // What is long by nature runs with `npm run test:long` alone.
  testIgnore: isLong ? [] : '**/*.long.spec.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  // One file after the other in each worker: one that needs a server of its own starts it once, and not for each test.
  fullyParallel: false,
  // Two cores, and journeys that wait for half of their time.
  workers: 3,
  // A machine with much else to do may take its time: no limit of a test is one of the product.
  timeout: isLong ? 1_200_000 : 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: process.env['TEST_REPORT'] ? '../scripts/test/browser-reporter.ts' : 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // It fetches every file of the page for each browser that a test opens. Tests that need it allow it.
    serviceWorkers: 'block',
    // Drawing what moves is a fifth of their time. The main journey has it, and tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'shell', grepInvert: needWhole, use: browserAt(shell) },
    { name: 'whole', grep: needWhole, use: browserAt(whole) },
  ],
});
