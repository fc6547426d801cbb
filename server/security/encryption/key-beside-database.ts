import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { keyFaults } from '../../../domain/messages/en/keys.ts';
import type { Config } from '../../config/config.ts';
import { isInside } from '../../core/is-inside.ts';
import { StartFault } from '../../core/start-steps.ts';
import { keyFileOf } from './key-file.ts';

/** As the system sees it, also where it is a link, or where only what is above it is there yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(realPath(above), relative(above, path));
}

/**
 * Throws a StartFault where the key would stand inside the folder of the database: each copy of that folder would carry
 * the key to what is encrypted in it.
 */
export function refuseKeyInDatabase(config: Pick<Config, 'dataDir' | 'dataKeyFile' | 'databaseUrl'>): void {
  if (config.databaseUrl !== undefined) return;
  const cluster = realPath(join(config.dataDir, 'postgres'));
  const file = keyFileOf(config);
  if (isInside(cluster, realPath(file))) throw new StartFault(keyFaults.insideDatabase(file, cluster));
}
