import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The oldest browsers that get the whole page; newer colour functions are rewritten for them. */
const browsers = ['chrome109', 'safari16.4', 'firefox115'];

/** Packed browser versions, as Lightning CSS wants them. */
const cssTargets = { chrome: 109 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 };

export default defineConfig({
  plugins: [react()],
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
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
