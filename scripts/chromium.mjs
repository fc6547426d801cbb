import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Fault, step } from './step.mjs';

const root = join(import.meta.dirname, '..');
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shell = 'chromium-headless-shell';
/** Milliseconds: a slow line is no reason to give up while it can be seen that something goes on. */
const patience = 900_000;
const runQuietly = promisify(execFile);

function onThisMachine(wanted = names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => wanted.map((name) => join(folder, name)));
  if (wanted === names) candidates.push(...usualPlaces);
  return candidates.find(
    (path) => existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

/** Playwright's own build, installed if its server can be reached; undefined where it cannot. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const there = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (there()) return there();
  const words = [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'];
  await step('Installing Playwright’s Chromium', () =>
    runQuietly(process.execPath, words, { timeout: patience }),
  ).catch(() => undefined);
  return there();
}

async function debianPackages(packages) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const options = { timeout: patience, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await step(`Installing Debian’s ${packages[0]}`, async () => {
    await runQuietly('apt-get', ['update', '-qq'], options);
    await runQuietly('apt-get', ['install', '-y', '-qq', ...packages], options);
  });
}

/** Returns the path of a Chromium: the machine's, else Playwright's own, else the Debian package. Throws where none is to be had. */
export async function findChromium() {
  const there = process.env.CHROMIUM_PATH ?? onThisMachine() ?? (await playwrightsOwn());
  if (there) return there;
  await debianPackages(['chromium', 'fonts-noto-color-emoji']);
  const found = onThisMachine();
  if (!found) throw new Fault('The browser tests need a Chromium. Install one, or name it in CHROMIUM_PATH.');
  return found;
}

/**
 * Returns a Chromium without its window, twice as fast for most tests; undefined where none is to be had, which costs no
 * test. Debian has it in a package of its own, which must be of the version of the other one.
 */
async function findHeadlessShell() {
  const there = process.env.HEADLESS_SHELL_PATH ?? onThisMachine([shell]);
  if (there) return there;
  try {
    if (existsSync('/usr/bin/chromium')) await debianPackages([shell]);
  } catch {
    console.log('It is not available, so all tests run in the full Chromium.');
  }
  return onThisMachine([shell]);
}

/** Both, as the configurations of tests take them from the environment. */
export async function findBrowsers() {
  const CHROMIUM_PATH = await findChromium();
  return { CHROMIUM_PATH, HEADLESS_SHELL_PATH: (await findHeadlessShell()) ?? CHROMIUM_PATH };
}
