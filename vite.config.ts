import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { build, defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** The oldest browsers that get the whole page; newer colour functions are rewritten for them. */
const browsers = ['chrome109', 'safari16.4', 'firefox115'];

/** Packed browser versions, as Lightning CSS wants them. */
const cssTargets = { chrome: 109 << 16, safari: (16 << 16) | (4 << 8), firefox: 115 << 16 };

/** What an employee's browser keeps for a start without a connection: all but the admin's screens and rare letters. */
function isOfShell(file: string): boolean {
  return /^assets\/.*\.(?:js|css|woff2)$/.test(file) && !/\/admin-|-latin-ext-/.test(file);
}

/** Writes `/service-worker.js`, one file of its own with the names of the build's files in it. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter(isOfShell).toSorted();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { shellOfBuild: JSON.stringify({ version, files: files.map((file) => `/${file}`) }) },
        build: {
          write: false,
          target: browsers,
          modulePreload: false,
          rollupOptions: {
            input: 'client/service-worker/service-worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
      const [result] = Array.isArray(built) ? built : [built];
      if (!result || !('output' in result)) throw new Error('The service worker was not built');
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: result.output[0].code });
    },
  };
}

export default defineConfig({
  plugins: [react(), serviceWorker()],
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
