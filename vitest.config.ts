import { defineConfig } from 'vitest/config';

/** Tests of the page's components in a browser have a configuration of their own. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', environment: 'node', include: ['domain/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          // Most of it is the first database of a file being cloned while others hash passwords.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'client-unit', environment: 'node', include: ['client/**/*.test.ts'] } },
    ],
  },
});
