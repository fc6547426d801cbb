import type { Config } from '../../config/config.ts';
import type { DatabasePool } from '../../db/connect.ts';
import { isMigrated } from '../../db/migrate.ts';

/** What a check can look at. */
export interface Examination {
  config: Config;
  /** Undefined where the database does not answer; `reason` says why and what to do then. */
  database: { opened: DatabasePool; isServed: boolean } | undefined;
  reason: string;
}

export interface Finding {
  /** `skipped`: it could not be looked at because of something else, which says so itself. */
  state: 'right' | 'wrong' | 'skipped';
  sentence: string;
}

/** Looks at one thing and changes nothing. */
export type Check = (examination: Examination) => Promise<Finding>;

export const right = (sentence: string): Finding => ({ state: 'right', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });
export const skipped = (sentence: string): Finding => ({ state: 'skipped', sentence });

/** False also where its tables are ahead of this program, which the check of them says. */
export const isTabled = ({ pool }: DatabasePool): Promise<boolean> => isMigrated(pool).catch(() => false);
