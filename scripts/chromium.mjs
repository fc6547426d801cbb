import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualPlaces];
  return candidates.find(
    (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

/** Playwright's own build, installed if its server can be reached; undefined where it can not. */
async function playwrightsOwn(root, say) {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('No Chromium here: trying Playwright’s own');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function debianPackage(say) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  say('Installing Debian’s Chromium');
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-color-emoji'], options);
  return onThisMachine();
}

/** The path of a Chromium: the machine's, else Playwright's own, else the Debian package. Throws where none is to be had. */
export async function findChromium(root, say) {
  const found = process.env.CHROMIUM_PATH ?? onThisMachine() ?? (await playwrightsOwn(root, say)) ?? debianPackage(say);
  if (!found) throw new Error('The browser tests need a Chromium. Install one, or name it in CHROMIUM_PATH.');
  return found;
}
