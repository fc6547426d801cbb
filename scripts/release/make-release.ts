import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  globSync,
  realpathSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSbom } from '../sbom.ts';
import { checksumOf, pack } from './archive.ts';
import { installFor } from './installed-files.ts';
import { removeBuiltIn } from './needed-packages.ts';
import { noticesOf, partsIn, partsOfPage } from './third-party-notices.ts';
import type { Part } from './third-party-notices.ts';
import { copyOwn, writeLauncher } from './own-files.ts';
import { platforms } from './platforms.ts';
import type { Platform } from './platforms.ts';
import { notReady, readState } from './readiness.ts';

const architecture = { x64: 'amd64', arm64: 'arm64' } as const;

const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({
  options: {
    platform: { type: 'string', multiple: true },
    out: { type: 'string' },
    /** For a look at work in progress. */
    'with-changes': { type: 'boolean' },
  },
});

const commitTime = () =>
  Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim());

/** npm gives each list a number by chance and the time of day: here both follow from what is listed. */
function steadySbom(time: number): string {
  const list = JSON.parse(makeSbom());
  list.metadata.timestamp = new Date(time * 1000).toISOString();
  delete list.serialNumber;
  const digits = createHash('sha256').update(JSON.stringify(list)).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  list.serialNumber = `urn:uuid:${[...parts, digits.slice(20, 32)].join('-')}`;
  return `${JSON.stringify(list, undefined, 2)}\n`;
}

interface Making {
  work: string;
  out: string;
  name: string;
  time: number;
}

/** Makes one archive. Returns the parts that it contains. */
async function make(platform: Platform, { work, out, name, time }: Making): Promise<Part[]> {
  const folder = join(work, name);
  mkdirSync(folder);
  installFor(platform, folder);
  const parts = [...partsIn(join(folder, 'node_modules')), ...partsOfPage(root)];
  const node = readFileSync(join(folder, 'bin', 'LICENSE-node'), 'utf8').trim();
  parts.push({ name: 'Node.js', version: process.versions.node, licence: 'MIT', texts: [node] });
  if (platform.os === 'linux') parts.push(bringLibatomic(platform, folder));
  rmSync(join(folder, 'bin', 'LICENSE-node'));
  copyOwn(folder);
  removeBuiltIn(folder);
  writeLauncher(folder, platform.os === 'win32');
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesOf(parts));
  await pack({ folder, file: join(out, `${name}.tar.gz`), time });
  rmSync(folder, { recursive: true });
  return parts;
}

/** Makes everything that was asked for into `out`. */
async function release(out: string, version: string, chosen: readonly Platform[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  for (const old of readdirSync(out).filter((name) => /^evenkeel-.*\.(?:tar\.gz|cdx\.json)$/.test(name)))
    rmSync(join(out, old));
  const work = mkdtempSync(join(out, '.making-'));
  process.once('exit', () => rmSync(work, { recursive: true, force: true }));
  const time = commitTime();
  const parts: Part[] = [];
  for (const platform of chosen) {
    const name = `evenkeel-${version}-${platform.name}`;
    console.log(`Making ${name}.tar.gz`);
    parts.push(...(await make(platform, { work, out, name, time })));
  }
  writeFileSync(join(out, 'THIRD-PARTY-NOTICES.txt'), noticesOf(parts));
  writeFileSync(join(out, `evenkeel-${version}.cdx.json`), steadySbom(time));
  copyFileSync(join(root, 'CHANGELOG.md'), join(out, 'CHANGELOG.md'));
  const files = [
    ...chosen.map(({ name }) => `evenkeel-${version}-${name}.tar.gz`),
    'CHANGELOG.md',
    'THIRD-PARTY-NOTICES.txt',
    `evenkeel-${version}.cdx.json`,
  ].toSorted();
  const sums = await Promise.all(files.map(async (file) => `${await checksumOf(join(out, file))}  ${file}\n`));
  writeFileSync(join(out, 'SHA256SUMS'), sums.join(''));
  console.log(`${out} holds ${files.length} files and their SHA256SUMS.`);
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

const state = await readState(root);
const unfinished = { changelog: undefined, changed: [], untested: [], undrafted: [] };
const faults = notReady(values['with-changes'] ? { ...state, ...unfinished } : state);
const chosen = platforms.filter(({ name }) => values.platform?.includes(name) ?? true);
const names = platforms.map(({ name }) => name).join(', ');
if (faults.length > 0) refuse(`This can't be released yet:\n${faults.join('\n')}`);
else if (chosen.length < (values.platform?.length ?? 0)) refuse(`The platforms are ${names}.`);
else await release(resolve(values.out ?? join(root, 'release')), state.version, chosen);

/**
 * Node for Linux needs libatomic, which most servers lack. Brings that of Debian, through apt and its signatures, into
 * `lib/`; nothing of this machine's own packages changes.
 */
function bringLibatomic({ cpu }: Platform, folder: string): Part {
  const work = join(folder, '.apt');
  for (const name of ['lists/partial', 'cache/archives/partial']) mkdirSync(join(work, name), { recursive: true });
  writeFileSync(join(work, 'status'), '');
  const options = [
    `Dir::State::lists=${join(work, 'lists')}`,
    `Dir::State::status=${join(work, 'status')}`,
    `Dir::Cache=${join(work, 'cache')}`,
    `APT::Architecture=${architecture[cpu]}`,
    `APT::Architectures=${architecture[cpu]}`,
    'APT::Sandbox::User=root',
    'Acquire::Languages=none',
  ].flatMap((option) => ['-o', option]);
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...options, ...words], { cwd: work, stdio: 'pipe' });
  apt('update');
  apt('download', 'libatomic1');
  const archive = readdirSync(work).find((name) => name.endsWith('.deb')) ?? '';
  execFileSync('dpkg-deb', ['-x', archive, 'unpacked'], { cwd: work });
  const [library = ''] = globSync('unpacked/usr/lib/*/libatomic.so.1', { cwd: work });
  mkdirSync(join(folder, 'lib'));
  copyFileSync(realpathSync(join(work, library)), join(folder, 'lib', 'libatomic.so.1'));
  const version = archive.split('_')[1] ?? '';
  rmSync(work, { recursive: true });
  const licence = 'GPL-3.0-or-later WITH GCC-exception-3.1';
  return { name: 'libatomic1 (Debian, of GCC)', version: decodeURIComponent(version), licence, texts: [] };
}
