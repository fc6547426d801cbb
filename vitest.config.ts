import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { isLong } from './server/test/long-form.ts';
import { RandomOrder } from './server/test/random-order.ts';

const setupFiles = ['vitest.setup.ts'];

/** What is long by nature runs with `npm run test:long` alone. */
const exclude = ['**/node_modules/**', ...(isLong ? [] : ['**/*.long.test.*'])];

/**
 * Files that follow each other in a process share what they import, which saves most of their time. A test that changes
 * something of the process, such as a global, puts it back.
 */
const isolate = false;

/** They change tables of the program (languages, moods), and are alone in their process. */
const withOwnTables = [
  'server/http/languages.test.ts',
  'server/features/moods/retired-mood.test.ts',
  'server/features/reports/own-report/report-language.test.ts',
];

/** What hangs is ended, and what waits for a busy machine is not: some start the whole program several times. */
const patience = isLong ? 3_600_000 : 300_000;

const withServer = {
  // What is asked for again until it is there: a busy machine may take its time.
  expect: { poll: { timeout: 60_000 } },
  environment: 'node',
  setupFiles: [...setupFiles, 'server/test/setup.ts'],
  globalSetup: ['server/test/global-setup.ts'],
  testTimeout: patience,
  hookTimeout: patience,
};

/** `npm test` says which one; else the usual places, else Playwright's own. */
const chromium =
  process.env['HEADLESS_SHELL_PATH'] ??
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** A run reads each file of the page once: what asks again whether it changed, for each test file, asks thousands of times. */
const kept = process.env['TEST_REPORT'] !== undefined && { headers: { 'Cache-Control': 'max-age=3600, immutable' } };

/** All that any screen needs: what is found only on the way would load the page of the tests again. */
const packagesOfPage = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  '@tanstack/react-query',
  'zod/mini',
  'qr',
  '@simplewebauthn/browser',
  'vitest-browser-react',
  'axe-core',
];

export default defineConfig({
  test: {
    // Of three that share two cores one always waits for the database.
    maxWorkers: 3,
    // Rooms for new objects (MiB) as large as a test file needs: clearing small ones took a tenth of a run.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: RandomOrder },
    // What takes longest first: its last files end beside the short ones of others.
    projects: [
      {
        test: {
          name: 'server',
          isolate,
          include: ['server', 'bench', 'security', 'faults', 'simulation'].map((room) => `${room}/**/*.test.ts`),
          exclude: [...withOwnTables, ...exclude],
          ...withServer,
        },
      },
      { test: { name: 'server with tables of its own', include: withOwnTables, ...withServer } },
      {
        test: {
          name: 'scripts',
          environment: 'node',
          isolate,
          include: ['scripts/**/*.test.{ts,mjs}'],
          exclude,
          testTimeout: patience,
        },
      },
      {
        test: {
          name: 'domain',
          environment: 'node',
          isolate,
          include: ['domain/**/*.test.ts'],
          exclude,
          setupFiles,
          testTimeout: patience,
        },
      },
      {
        test: {
          name: 'client-unit',
          environment: 'node',
          isolate,
          include: ['client/**/*.test.ts', 'gallery/**/*.test.ts'],
          exclude,
          setupFiles,
          testTimeout: patience,
        },
      },
      {
        // Components in a real Chromium, with the real styles and without a server.
        extends: './vite.config.ts',
        optimizeDeps: { include: packagesOfPage },
        ...(kept && { server: kept }),
        test: {
          name: 'components',
          isolate,
          // One page, where the others have several workers: Vitest takes such projects one after the other.
          sequence: { groupOrder: 1 },
          include: ['client/**/*.test.tsx'],
          exclude,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['client/test/component-setup.ts'],
          testTimeout: patience,
          expect: { poll: { interval: 20, timeout: 60_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 740 },
            provider: playwright({
              // Else what is expected and does not come is waited for until the test’s time is over.
              actionTimeout: 60_000,
              launchOptions: {
                ...(chromium && { executablePath: chromium }),
                // Room for new objects as above.
                args: ['--no-sandbox', '--disable-gpu', '--js-flags=--min-semi-space-size=32 --max-semi-space-size=64'],
              },
              contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
