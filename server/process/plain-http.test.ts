import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { goodPassword } from '../test/people.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import { isLong } from '../test/long-form.ts';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-plain-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const starts = [
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '1' }, false],
  [{ HOST: '127.0.0.1' }, false],
] as const;

it.each(isLong ? starts : starts.slice(0, 2))(
  'ASVS 12.2.1: a start that other machines reach in the clear says so, and serves: %j',
  async (more, isTold) => {
    const server = runMain({
      DATABASE_URL: databaseUrl(database.connection),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: goodPassword,
      ...more,
    });
    expect((await fetch(`${await server.ready}/api/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    const { output, errors } = await server.ended;
    expect(/HOST=0\.0\.0\.0 is reached from other machines over plain http/.test(output)).toBe(isTold);
    expect(errors.includes('"plain_http"')).toBe(isTold);
  },
);
