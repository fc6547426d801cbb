import { defineConfig } from 'vitest/config';

const setupFiles = ['vitest.setup.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', environment: 'node', include: ['domain/**/*.test.ts'], setupFiles } },
      {
        test: {
          name: 'server',
          environment: 'node',
          setupFiles,
          include: ['server/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          // Most of it is the first database of a file being cloned while others hash passwords.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'client-unit', environment: 'node', include: ['client/**/*.test.ts'], setupFiles } },
    ],
  },
});
