import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './scripts/build/first-paint.ts';
import { lightContract } from './scripts/build/light-contract.ts';
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
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/, priority: 7 },
  { name: 'start', tags: ['$initial' as const], priority: 6 },
  // What checks a form before it is sent.
  { name: 'forms', test: /node_modules[\\/]zod[\\/]|client[\\/]forms[\\/]check|contract[\\/]text/, priority: 5 },
  { name: 'signing-in', test: /features[\\/]auth[\\/]auth\.api/, priority: 5 },
  {
    name: 'session',
    test: /screens[\\/](?:signed-in-layout|admin-only|counsellor-only)|useMutation|queryOptions/,
    priority: 4,
  },
  { name: 'charts', test: /features[\\/]charts/, minShareCount: 3, priority: 3 },
  { name: 'pieces', test: /client[\\/](?:ui|illustrations)[\\/]|domain[\\/](?!contract)/, minShareCount: 4, priority: 2 },
  { name: 'dashboard', test: /screens[\\/](?:dashboard|home)\./, priority: 1 },
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 1500, minShareCount: 2, priority: 0 },
];

function shortName(name: string): string {
  return name.replace(/~.*$|\.\w+$/, '');
}

export default defineConfig({
  plugins: [lightContract(), react(), firstPaint(browsers), screenFiles(), serviceWorker(browsers)],
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
        // A group adds the names of all its users, which are of no use to anybody.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
