import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer } from './start-server.ts';
import type { RunningServer } from './start-server.ts';

const repository = join(import.meta.dirname, '..');

export interface ThrowawayCopy {
  folder: string;
  read: (path: string) => string;
  /** Writes a file, new or in place of what was there. */
  write: (path: string, text: string) => void;
  /** Puts text on lines of its own after the one line that contains the anchor. */
  insertAfter: (path: string, anchor: string, text: string) => void;
  /** Puts one text in the place of another, which must be there once. */
  replace: (path: string, old: string, text: string) => void;
  /** Hears of each file that is changed from now on. */
  onChange: (listener: ((path: string) => void) | undefined) => void;
  /** What has been changed until now, in order of the alphabet. */
  changedFiles: () => string[];
  /** What the compiler says of it; empty where it has nothing to say. */
  checkTypes: () => Promise<string>;
  /** In English, and in those languages that are named. */
  buildPage: (...languages: string[]) => Promise<void>;
  /** The real server on these sources and the page built from them; `demo` invents employees first. */
  start: (options?: { demo?: string[] }) => Promise<RunningServer>;
  /** Ends its servers and deletes it. */
  remove: () => Promise<void>;
}

/** The sources as they lie here, also those not committed, in a folder where they can be changed without harm. */
export function copyRepository(): ThrowawayCopy {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-copy-'));
  for (const path of sourceFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(repository, path), join(folder, path));
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const changed = new Set<string>();
  let heard: ((path: string) => void) | undefined;
  const servers: RunningServer[] = [];
  const at = (path: string) => join(folder, path);

  function read(path: string): string {
    if (!existsSync(at(path))) throw new Error(`${path} is not there.`);
    return readFileSync(at(path), 'utf8');
  }

  function write(path: string, text: string): void {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
    changed.add(path);
    heard?.(path);
  }

  return {
    folder,
    read,
    write,
    insertAfter: (path, anchor, text) => {
      const lines = read(path).split('\n');
      const found = lines.flatMap((line, index) => (line.includes(anchor) ? [index] : []));
      expectOnce(path, anchor, found.length);
      write(path, lines.toSpliced((found[0] ?? 0) + 1, 0, text).join('\n'));
    },
    replace: (path, old, text) => {
      const parts = read(path).split(old);
      expectOnce(path, old, parts.length - 1);
      write(path, parts.join(text));
    },
    onChange: (listener) => (heard = listener),
    changedFiles: () => [...changed].toSorted(),
    checkTypes: async () => {
      const words = ['-p', '.', '--checkers', '1', '--pretty', 'false'];
      const { code, output } = await run(['node_modules/typescript/bin/tsc', ...words]);
      return code === 0 ? '' : output || `The compiler ended with ${code}.`;
    },
    buildPage: async (...languages) => {
      const wanted = JSON.stringify(['en', ...languages]);
      const { code, output } = await run([
        '-e',
        `import('./scripts/page.mjs').then((page) => page.buildPage(${wanted}))`,
      ]);
      if (code !== 0) throw new Error(output);
    },
    start: async ({ demo } = {}) => {
      const server = await startServer({ root: folder, demo });
      servers.push(server);
      return server;
    },
    remove: async () => {
      await Promise.all(servers.map(({ stop }) => stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function run(words: string[]): Promise<{ code: number; output: string }> {
    return new Promise((resolve) => {
      execFile(process.execPath, words, { cwd: folder, maxBuffer: 2 ** 26 }, (fault, stdout, stderr) => {
        resolve({ code: fault ? Number(fault.code ?? 1) : 0, output: `${stdout}${stderr}` });
      });
    });
  }
}

function expectOnce(path: string, text: string, times: number): void {
  if (times !== 1) throw new Error(`${path} has ${times} times, and should once: ${text}`);
}

/** What git follows or would follow, and is there. */
function sourceFiles(): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', words, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return [...new Set(listed.split('\0'))].filter((path) => path && existsSync(join(repository, path)));
}
