import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './scripts/build/first-paint.ts';
import { screenFiles } from './scripts/build/screen-files.ts';
import { serviceWorker } from './scripts/build/service-worker.ts';

/** The oldest browsers that get the whole page; newer colour functions are rewritten for them. */
const browsers = ['chrome109', 'safari16.4', 'firefox115'];

/** Packed browser versions, as Lightning CSS wants them. */
const cssTargets = { chrome: 109 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 };

/**
 * Files that are fetched together are one file: over a phone's network each request costs more than a kilobyte.
 * A group takes what its members import along, unless a group of higher priority has it.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 6 },
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  // What a stranger's forms need: schemas, and the calls of signing in.
  { name: 'forms', test: /client[\\/]forms[\\/]check|features[\\/]auth[\\/]auth\.api/, priority: 4 },
  { name: 'session', test: /screens[\\/](?:signed-in-layout|admin-only|counsellor-only)|useMutation/, priority: 3 },
  { name: 'charts', test: /features[\\/]charts/, minShareCount: 3, priority: 2 },
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 1500, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [react(), firstPaint(browsers), screenFiles(), serviceWorker(browsers)],
  publicDir: 'client/public',
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: cssTargets, cssModules: { pattern: '[hash]_[local]' } },
  },
  build: {
    outDir: 'dist',
    target: browsers,
    cssTarget: browsers,
    sourcemap: false,
    // The Content-Security-Policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
