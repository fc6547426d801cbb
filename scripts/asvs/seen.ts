import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './rows.ts';
import type { Mutation } from './rows.ts';

/** One line for each mutation that its test has noticed: several processes may write at once, and branches merge. */
const file = join(root, 'security', 'mutations', 'noticed.txt');

export function hashOf({ test, file: path, search, replacement }: Mutation): string {
  return createHash('sha256')
    .update(JSON.stringify([test, path, search, replacement]))
    .digest('hex')
    .slice(0, 16);
}

export function noticed(): Set<string> {
  if (!existsSync(file)) return new Set();
  return new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.slice(0, 16)),
  );
}

export function noteNoticed(mutation: Mutation, day: string): void {
  appendFileSync(file, `${hashOf(mutation)} ${day} ${mutation.test}\n`);
}
