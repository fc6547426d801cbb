import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Fault, step } from './step.mjs';

const root = join(import.meta.dirname, '..');
const lockFile = join(root, 'package-lock.json');
/** npm writes this one last, so it tells a whole installation from an interrupted one. */
const npmsRecord = join(root, 'node_modules', '.package-lock.json');
const stampFile = join(root, 'node_modules', '.evenkeel-installed.json');
const busyFile = join(root, '.start-install.lock');
/** Milliseconds between the signs of life of whoever installs. */
const signOfLife = 2_000;

/**
 * Makes `node_modules` match `package-lock.json`; quick where it does.
 * @param {{ withTools?: boolean }} options whether the development dependencies are needed too
 */
export async function installMissing({ withTools = true } = {}) {
  if (isInstalled(withTools)) return;
  await alone(async () => {
    if (isInstalled(withTools)) return;
    rmSync(stampFile, { force: true });
    await step('Installing what is missing', () => runNpm(withTools));
    writeStamp(withTools);
  });
}

function isInstalled(withTools) {
  if (!existsSync(npmsRecord)) return false;
  const stamp = readJson(stampFile);
  if (stamp?.wanted === wanted() && (stamp.tools || !withTools)) return true;
  const state = compare();
  if (state === 'complete') writeStamp(true);
  if (state === 'without tools') writeStamp(false);
  return state === 'complete' || (state === 'without tools' && !withTools);
}

/** What somebody installed by hand is as good. Optional packages may be left out: most are for other systems. */
function compare() {
  const there = readJson(npmsRecord)?.packages ?? {};
  let tools = true;
  for (const [path, { version, optional, dev, devOptional, os, cpu }] of Object.entries(
    readJson(lockFile)?.packages ?? {},
  )) {
    if (path === '') continue;
    const installed = there[path]?.version === version && existsSync(join(root, path, 'package.json'));
    if (installed || (optional && !there[path])) continue;
    if (os && cpu && !(os.includes(process.platform) && cpu.includes(process.arch))) continue;
    if (!dev && !devOptional) return 'missing';
    tools = false;
  }
  return tools ? 'complete' : 'without tools';
}

/** The locked versions, on this system: a folder copied from another one is of no use. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  return hash.update(existsSync(lockFile) ? readFileSync(lockFile) : '').digest('hex');
}

function writeStamp(tools) {
  try {
    writeFileSync(stampFile, JSON.stringify({ wanted: wanted(), tools }));
  } catch {
    // A read-only installation is compared again each time.
  }
}

/** Two starts must not install at once: the second waits for the first. */
async function alone(work) {
  for (let told = false; ; told = true) {
    try {
      writeFileSync(busyFile, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw new Fault(`The folder ${root} cannot be written (${error.code}).`);
      if (isLeftOver()) rmSync(busyFile, { force: true });
      else if (!told) console.log('Another start is installing; waiting for it');
    }
    await wait(200);
  }
  const free = () => rmSync(busyFile, { force: true });
  const sign = setInterval(() => existsSync(busyFile) && utimesSync(busyFile, new Date(), new Date()), signOfLife);
  process.once('exit', free);
  try {
    await work();
  } finally {
    clearInterval(sign);
    process.off('exit', free);
    free();
  }
}

/** Whoever made it has ended, or its process id belongs to another program by now. */
function isLeftOver() {
  const made = statSync(busyFile, { throwIfNoEntry: false });
  if (!made) return false;
  if (Date.now() - made.mtimeMs > 5 * signOfLife) return true;
  const pid = Number(readOr(busyFile, ''));
  // Empty while it is being written.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/**
 * `npm ci` keeps to the lock file to the letter, and refuses one that leaves out a package of another system; then
 * `npm install` takes the locked versions all the same. No install scripts are run: nothing here needs one.
 */
async function runNpm(withTools) {
  const kinds = withTools ? ['--include=dev', '--include=optional'] : ['--omit=dev', '--include=optional'];
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = [...kinds, ...quietly];
  let result = existsSync(lockFile) ? await npm(['ci', ...options]) : undefined;
  if (!result || result.said.includes('EUSAGE')) {
    // What an interrupted installation left would be taken for whole packages.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    result = await npm(['install', '--no-save', ...options]);
  }
  if (result.code !== 0) throw new Fault(`npm could not install the dependencies; it said:\n\n${result.said.trim()}\n`);
}

function npm(words) {
  const [command, ...first] = npmCommand();
  return new Promise((resolve, reject) => {
    const shell = first.length === 0 && process.platform === 'win32';
    const child = spawn(command, [...first, ...words], { cwd: root, shell });
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    child.stderr.on('data', (text) => (said += text));
    child.on('error', () => {
      reject(new Fault('npm was not found. Install Node with npm from nodejs.org, then start again.'));
    });
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** The npm that runs this script, else the one beside its Node, else the one on the path. */
function npmCommand() {
  const node = outerNode();
  const bin = dirname(node);
  const places = [
    process.env.npm_execpath ?? '',
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  const cli = places.find((path) => basename(path) === 'npm-cli.js' && existsSync(path));
  return cli ? [node, cli] : ['npm'];
}

/** Under npm this script runs on the pinned Node in `node_modules`, which is about to be replaced. */
function outerNode() {
  const isPinned = process.execPath.startsWith(join(root, 'node_modules'));
  return isPinned ? (process.env.npm_node_execpath ?? process.execPath) : process.execPath;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function readOr(path, otherwise) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
}
