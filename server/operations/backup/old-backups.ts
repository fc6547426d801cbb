import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { partialEnd } from './write-backup.ts';

/** What the daily ones are called; nothing else in the folder is ever removed. */
const dailyName = /^evenkeel-(\d{4}-\d{2}-\d{2}T)(\d{2})(\d{2})(\d{2})Z\.backup$/;

/** `evenkeel-2026-11-22T203000Z.backup`: their order is that of their names. */
export function dailyFileName(at: Date): string {
  return `evenkeel-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
}

/** When it was begun, by its name; undefined of any other file. */
export function momentOfDaily(name: string): Date | undefined {
  const [, day, hour, minute, second] = dailyName.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}${hour}:${minute}:${second}Z`);
}

/** After so long no one is still writing it, or reading it back. */
const partialMs = 3_600_000;

/**
 * Removes all but the newest daily ones, of which the one just made always is one. Those of a time that is yet to come were
 * made by a clock that was ahead, and go first. Returns the names that went.
 */
export async function removeOldBackups(
  folder: string,
  { made, keep }: { made: string; keep: number },
): Promise<string[]> {
  const others = (await readdir(folder)).filter((name) => dailyName.test(name) && name !== made).toSorted();
  const oldestFirst = [...others.filter((name) => name > made), ...others.filter((name) => name < made)];
  const old = oldestFirst.slice(0, Math.max(0, oldestFirst.length + 1 - keep));
  for (const name of old) await rm(join(folder, name));
  return old;
}

/** What killed processes have left half written. */
export async function removePartialBackups(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!partialEnd.test(name) || !dailyName.test(name.replace(partialEnd, ''))) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > partialMs) await rm(join(folder, name));
  }
}
