/**
 * `npm run gallery`: every screen and component in every state, with hot reload. `-- compare` compares each with its picture
 * of the last time, `-- accept` says yes to what has changed; either takes a part of a story's name to look at fewer. With a
 * language before it (`-- compare hi`, `-- serve hi`) the screens that people see most are shown in its words.
 * `npm run guide-pictures` takes the pictures of the guides from it.
 */
import { createServer } from 'vite';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { endWith } from './step.mjs';

const root = join(import.meta.dirname, '..');
const [wanted = 'serve', ...words] = process.argv.slice(2);
const isLanguage = existsSync(join(root, 'domain', 'messages', words[0] ?? 'none'));
const language = isLanguage ? words[0] : 'en';
const parts = isLanguage ? words.slice(1) : words;

await endWith(async () => {
  await installMissing();
  const server = { host: '127.0.0.1', port: wanted === 'serve' ? 5174 : 0, hmr: wanted === 'serve' };
  // Named, because one that is found later makes every open story load again.
  const include = [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    '@tanstack/react-query',
    'zod/mini',
  ];
  const cacheDir = join(root, 'node_modules', '.cache', 'gallery');
  const vite = await createServer({
    root,
    mode: language,
    server,
    cacheDir,
    optimizeDeps: { include },
    logLevel: 'warn',
  });
  await vite.listen();
  const url = String(vite.resolvedUrls?.local[0]);
  if (wanted === 'serve') {
    console.log(`\nOpen   ${url}gallery/\nCtrl-C ends it.\n`);
    await new Promise((resolve) => process.once('SIGINT', resolve));
    await vite.close();
    return 0;
  }
  const command = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'gallery/playwright.config.ts',
    wanted === 'guide' ? 'guide-pictures.spec.ts' : 'gallery.pictures.spec.ts',
    ...(parts.length > 0 ? ['-g', ...parts] : []),
  ];
  if (wanted === 'accept') command.push('--update-snapshots');
  const code = await runProgram(command, {
    env: { ...process.env, ...(await findBrowsers()), GALLERY_URL: url, GALLERY_LANGUAGE: language },
  });
  await vite.close();
  return code;
});
