import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shell = 'chromium-headless-shell';

function onThisMachine(wanted = names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
  if (wanted === names) candidates.push(...usualPlaces);
  return candidates.find(
    (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

/** Playwright's own build, installed if its server can be reached; undefined where it cannot. */
async function playwrightsOwn(say) {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('No Chromium here: trying Playwright’s own');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function debianPackages(say, packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  say(`Installing Debian’s ${packages[0]}`);
  const options = { stdio: 'ignore', timeout: 120_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...packages], options);
}

/** Returns the path of a Chromium: the machine's, else Playwright's own, else the Debian package. Throws where none is to be had. */
export async function findChromium(say) {
  const there = process.env.CHROMIUM_PATH ?? onThisMachine() ?? (await playwrightsOwn(say));
  if (there) return there;
  debianPackages(say, ['chromium', 'fonts-noto-color-emoji']);
  const found = onThisMachine();
  if (!found) throw new Error('The browser tests need a Chromium. Install one, or name it in CHROMIUM_PATH.');
  return found;
}

/**
 * Returns a Chromium without its window, twice as fast for most tests; undefined where none is to be had, which costs no
 * test. Debian has it in a package of its own, which must be of the version of the other one.
 */
export function findHeadlessShell(say) {
  const there = process.env.HEADLESS_SHELL_PATH ?? onThisMachine([shell]);
  if (there) return there;
  try {
    if (existsSync('/usr/bin/chromium')) debianPackages(say, [shell]);
  } catch {
    say('It is not available, so all tests run in the full Chromium.');
  }
  return onThisMachine([shell]);
}
