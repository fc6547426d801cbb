import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from './environment.ts';

/** The file of settings that this process was started with: `.env`, or the one beside an archive. */
export interface SettingsFile {
  path: string;
  /** Undefined where there is none, or it can't be read. */
  values: Environment | undefined;
}

/** As Node was told to read it (`--env-file`): it does so itself, and what stands in the environment comes first. */
export function findSettingsFile(nodeWords: readonly string[]): SettingsFile | undefined {
  const words = nodeWords.filter((word) => /^--env-file(?:-if-exists)?=/.test(word));
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const path = resolve(last.slice(last.indexOf('=') + 1));
  return { path, values: readValues(path) };
}

function readValues(path: string): Environment | undefined {
  try {
    return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

interface SettingSources {
  /** Names of settings, never their values, in the order of the alphabet. */
  fromFile: string[];
  fromEnvironment: string[];
  /** In both, with another value: what stands in the file has no effect. */
  overruled: string[];
}

/** Where each setting that is given comes from. */
export function sourcesOf(
  known: ReadonlySet<string>,
  environment: Environment,
  file: SettingsFile | undefined,
): SettingSources {
  const given = [...known].filter((name) => (environment[name] ?? '').trim() !== '').toSorted();
  const isOfFile = (name: string) => file?.values?.[name] === environment[name];
  const fromEnvironment = given.filter((name) => !isOfFile(name));
  return {
    fromFile: given.filter(isOfFile),
    fromEnvironment,
    overruled: fromEnvironment.filter((name) => file?.values?.[name] !== undefined),
  };
}
