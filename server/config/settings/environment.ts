import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { operatorMessages } from '../../../domain/messages/en/settings.ts';

/** Secrets may also stand in a file that `NAME_FILE` names. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_REPLICA_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** Names of the files that secrets may stand in. */
export const secretFileNames = secrets.map((name) => `${name}_FILE` as const);

/** All faults of the settings at once, one line each, without any value of a secret. */
export class ConfigFault extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigFault';
    this.faults = faults;
  }
}

export type Environment = Record<string, string | undefined>;

/** The settings with what their files hold; a file that can't be read is added to `faults`. */
export function withSecretFiles(environment: Environment, faults: string[]): Environment {
  const found = { ...environment };
  for (const name of secrets) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    try {
      found[name] = readFileSync(file, 'utf8').trim();
    } catch {
      faults.push(`${name}_FILE: ${operatorMessages.unreadableFile}`);
    }
  }
  return found;
}

export type SecretFiles = Partial<Record<(typeof secrets)[number], string>>;

/** Which secret came from which file. */
export function secretFilesOf(environment: Environment): SecretFiles {
  return Object.fromEntries(
    secrets.map((name) => [name, environment[`${name}_FILE`]]).filter(([, file]) => file !== undefined),
  );
}

/** Leaves none of them to the programs that are started from here on. */
export function forgetSecrets(environment: Environment): void {
  for (const name of secrets) delete environment[name];
}

/** What a file of a secret holds now; undefined where it cannot be read or is empty, as while it is being replaced. */
export function readSecretAgain(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/** An empty setting counts as none, as `.env` files and compose files write it. */
export function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
}

/**
 * The settings that stand on the command line: `--workers 2` is `WORKERS=2` for this start. Throws a ConfigFault for
 * anything else.
 */
export function readArguments(words: readonly string[]): Environment {
  try {
    const { values } = parseArgs({ args: [...words], options: { workers: { type: 'string' } } });
    return values.workers === undefined ? {} : { WORKERS: values.workers };
  } catch {
    throw new ConfigFault([operatorMessages.unknownWords(words.join(' '))]);
  }
}
