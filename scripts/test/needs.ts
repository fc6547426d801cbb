import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findBrowsers } from '../chromium.mjs';
import { root } from '../check-repo/source-files.ts';
import { buildPage } from '../page.mjs';
import { unpackPrograms } from '../unpack-programs.mjs';

interface Met {
  env?: Record<string, string>;
  /** Why it cannot be had here. */
  why?: string;
}

/** What tests need beside the packages, and how it is brought. */
const needs = {
  page: async (): Promise<Met> => {
    // What a journey in another language needs it adds to a copy of the sources.
    await buildPage(['en']);
    return {};
  },
  browsers: async (): Promise<Met> => ({ env: await findBrowsers() }),
  proxies: async (): Promise<Met> => ({ why: await unpackPrograms('proxies') }),
  strace: async (): Promise<Met> => {
    const why = await unpackPrograms('strace');
    const PATH = [process.env['PATH'], join(root, 'node_modules/.cache/strace/usr/bin')].join(delimiter);
    return { why, env: { PATH } };
  },
  harfBuzz: async () =>
    existsSync('/usr/bin/hb-shape') ? {} : { why: 'there is no hb-shape; on Debian: apt-get install libharfbuzz-bin' },
  pgBackRest: async (): Promise<Met> => {
    const missing = ['/usr/bin/pgbackrest', '/usr/lib/postgresql/15/bin/postgres'].filter((path) => !existsSync(path));
    if (missing.length === 0) return {};
    return { why: `there is no ${missing.join(' and no ')}; on Debian 12: apt-get install postgresql-15 pgbackrest` };
  },
};

export type Need = keyof typeof needs;

/** Brings all of them, one after another. Returns what they add to the environment, and why some are missing. */
export async function bring(wanted: readonly Need[]): Promise<{ env: Record<string, string>; missing: string[] }> {
  const met: Met[] = [];
  for (const need of wanted) met.push(await needs[need]());
  return {
    env: Object.assign({}, ...met.map(({ env }) => env)),
    missing: met.flatMap(({ why }) => (why === undefined ? [] : [why])),
  };
}
