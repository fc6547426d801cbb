import { defineConfig } from '@playwright/test';

const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: '.',
  testMatch: ['pictures.spec.ts', 'guide-pictures.spec.ts'],
  outputDir: '../test-results/gallery',
  // Those of another commit, where `npm run compare -- COMMIT --screens` says so.
  snapshotPathTemplate: `${process.env['GALLERY_PICTURES'] ?? '{testDir}/pictures'}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['list']],
  // Other versions of a browser smooth letters otherwise: what moves or changes its colour is far more than that.
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { scale: 'device', threshold: 0.25, maxDiffPixels: 80, animations: 'disabled' },
  },
  use: {
    browserName: 'chromium',
    baseURL: process.env['GALLERY_URL'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    // A sixth of the pixels: enough to see what has moved, and a few kilobytes each.
    deviceScaleFactor: 0.4,
    launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] },
  },
});
