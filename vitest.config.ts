import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './server/test/longest-first.ts';

const setupFiles = ['vitest.setup.ts'];

/** What has no short form runs with `npm run test:faults` alone. */
const longTests = process.env['FAULTS'] === 'long' ? [] : ['**/*.long.test.ts'];

/**
 * Files that follow each other in a process share what they import, which saves most of their time. A test that changes
 * something of the process, such as a global, puts it back.
 */
const isolate = false;

/** They change tables of the program (languages, moods), and are alone in their process. */
const withOwnTables = [
  'server/http/languages.test.ts',
  'server/features/moods/retired-mood.test.ts',
  'server/features/report/report-language.test.ts',
];

/** Some start the whole program several times, which takes long on a busy machine. */
const withServer = {
  environment: 'node',
  setupFiles,
  globalSetup: ['server/test/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** `npm test` says which one; else the usual places, else Playwright's own. */
const chromium =
  process.env['HEADLESS_SHELL_PATH'] ??
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

export default defineConfig({
  test: {
    // Of three that share two cores one always waits for the database.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          environment: 'node',
          isolate,
          include: ['domain/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          isolate,
          include: ['server', 'bench', 'security', 'faults', 'simulation'].map((room) => `${room}/**/*.test.ts`),
          exclude: [...withOwnTables, ...longTests, '**/node_modules/**'],
          ...withServer,
        },
      },
      { test: { name: 'server with tables of its own', include: withOwnTables, ...withServer } },
      { test: { name: 'scripts', environment: 'node', include: ['scripts/**/*.test.{ts,mjs}'], testTimeout: 60_000 } },
      {
        test: {
          name: 'client-unit',
          environment: 'node',
          isolate,
          include: ['client/**/*.test.ts', 'gallery/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        // Components in a real Chromium, with the real styles and without a server.
        extends: './vite.config.ts',
        optimizeDeps: { include: ['react', 'react-dom', 'react/jsx-dev-runtime', 'vitest-browser-react', 'axe-core'] },
        test: {
          name: 'components',
          include: ['client/**/*.test.tsx'],
          setupFiles: ['client/test/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 740 },
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox', '--disable-gpu'] },
              contextOptions: { locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
