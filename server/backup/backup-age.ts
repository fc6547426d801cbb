import type { Services } from '../services.ts';
import { findAge } from './backup-state.queries.ts';

export interface BackupAge {
  /** Since the moment that the newest backup shows, by the database's clock. */
  seconds: number;
  /** How long its file is. */
  bytes: number;
}

/** How old the newest backup is, daily or by command, whichever machine made it; undefined where there never was one. */
export function findBackupAge({ db }: Pick<Services, 'db'>): Promise<BackupAge | undefined> {
  return findAge(db);
}
