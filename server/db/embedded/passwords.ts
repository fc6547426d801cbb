import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The superuser's password of a folder, which only the user that runs the server can read; made where there is none. */
export function keepPassword(dataDir: string): string {
  const path = join(dataDir, 'postgres.password');
  if (!existsSync(path)) {
    // Whole or not there at all, also after a power cut, and of several starts at once the first one's.
    const fresh = join(dataDir, `postgres.new-${process.pid}-password`);
    writeFileSync(fresh, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    try {
      linkSync(fresh, path);
    } catch (error) {
      if (!existsSync(path)) throw error;
    } finally {
      rmSync(fresh, { force: true });
    }
  }
  return readFileSync(path, 'utf8');
}

/** What is kept of a folder; undefined where it has none. */
export function findPassword(dataDir: string): string | undefined {
  const path = join(dataDir, 'postgres.password');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** The password of another role. It does not tell the superuser's. */
export function passwordOf(role: string, superusers: string): string {
  return createHmac('sha256', superusers).update(role).digest('hex');
}
