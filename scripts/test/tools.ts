import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { root } from '../check-repo/source-files.ts';

export const vitest = 'node_modules/vitest/vitest.mjs';
export const playwright = 'node_modules/@playwright/test/cli.js';

interface Ran {
  code: number;
  output: string;
}

interface Options {
  /** This repository, or a copy of it. */
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** For what it writes as it goes. */
  onOutput?: (text: string) => void;
  onMessage?: (message: object) => void;
  /** What has no limit of time leaves the cores to what has one. */
  yields?: boolean;
}

const running = new Set<ChildProcess>();

/** Runs a tool on this Node. What it prints is kept, and shown to no one who does not ask. */
export function runTool(
  words: readonly string[],
  { cwd = root, env = {}, onOutput, onMessage, yields }: Options = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    running.add(child);
    if (yields && child.pid !== undefined) setPriority(child.pid, 10);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        onOutput?.(text);
      });
    child.on('message', (message: object) => onMessage?.(message));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ctrl-C, and the end of the process that started this, reach the tools, which clear up after themselves. */
export function endToolsWithThis(): void {
  const end = async () => {
    const ends = [...running].map((child) => new Promise((resolve) => void child.once('close', resolve)));
    for (const child of running) child.kill('SIGINT');
    setTimeout(() => process.exit(1), 10_000).unref();
    await Promise.all(ends);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
  process.once('disconnect', () => void end());
  process.channel?.unref();
}
