import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { migrate } from '../db/migrate.ts';

const all = join(import.meta.dirname, '..', 'db', 'migrations');

/** Makes the tables as the version had them whose last migration has this number, such as '068'. */
export async function migrateUpTo(pool: pg.Pool, last: string): Promise<void> {
  const files = readdirSync(all).filter((name) => name.endsWith('.sql') && name.slice(0, 3) <= last);
  await migrateWith(pool, files);
}

/** Makes the tables that these files make. */
export async function migrateWith(pool: pg.Pool, files: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-earlier-'));
  try {
    for (const file of files) cpSync(join(all, file), join(folder, file));
    await migrate(pool, { folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
