import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from './own-folder.mjs';
import { Fault, step } from './step.mjs';

const root = join(import.meta.dirname, '..');
const described = ['package.json', 'package-lock.json', '.npmrc'];

/**
 * Makes `node_modules` match `package-lock.json` with `npm ci`; quick where it does. npm works in a folder apart that takes
 * its place when it is whole: an interrupted installation leaves nothing behind, and two at once do not meet.
 * @param {{ withTools?: boolean }} options whether the development dependencies are needed too
 */
export async function installMissing({ withTools = true } = {}) {
  if (isInstalled(withTools)) return;
  const { folder, clear } = makeFolder();
  for (const file of described) copyFileSync(join(root, file), join(folder, file));
  await step('Installing what is missing', () => npmCi(folder, withTools));
  // Another start may have been faster.
  if (!isInstalled(withTools)) swap(join(folder, 'node_modules'), join(folder, 'old'));
  clear();
}

/** Returns whether npm's own record names what the lock file names. Optional packages may be left out: most are for other systems. */
function isInstalled(withTools) {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (Object.keys(installed).length === 0) return false;
  return Object.entries(packagesIn('package-lock.json')).every(([path, { version, optional, dev, devOptional }]) => {
    const isNeeded = path !== '' && (withTools || !(dev || devOptional)) && !(optional && !installed[path]);
    return !isNeeded || installed[path]?.version === version;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

function makeFolder() {
  try {
    return ownFolder(root, '.start-install-');
  } catch (error) {
    throw new Fault(`Packages are missing, and the folder ${root} cannot be written (${error.code}).`);
  }
}

/** No install scripts are run: nothing here needs one. */
function npmCi(folder, withTools) {
  const kinds = ['--include=optional', withTools ? '--include=dev' : '--omit=dev'];
  const words = ['ci', ...kinds, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // The npm that runs this script, else the one on the path.
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const isShell = command === 'npm' && process.platform === 'win32';
    const npm = spawn(command, [...first, ...words], { cwd: folder, shell: isShell });
    process.once('exit', () => npm.kill('SIGKILL'));
    let said = '';
    npm.stdout.on('data', (text) => (said += text));
    npm.stderr.on('data', (text) => (said += text));
    npm.on('error', () =>
      reject(new Fault('npm was not found. Install Node with npm from nodejs.org, then start again.')),
    );
    npm.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Fault(`npm could not install the dependencies; it said:\n\n${said.trim()}\n`));
    });
  });
}

/** The old folder goes with the one it is moved to. */
function swap(fresh, old) {
  const place = join(root, 'node_modules');
  if (existsSync(place)) renameSync(place, old);
  try {
    renameSync(fresh, place);
  } catch (error) {
    // Another start has put its own there in this moment.
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error;
  }
}
