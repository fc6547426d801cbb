import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../config.ts';
import { distance, findUnknownNames } from './misspelt.ts';
import { findSettingsFile, sourcesOf } from './settings-file.ts';

const unknownIn = (environment: Record<string, string>) => findUnknownNames(settingNames, environment, undefined);

test.each([
  ['BACKUP_DR', 'BACKUP_DIR'],
  ['BACKUPDIR', 'BACKUP_DIR'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['Smtp_Url', 'SMTP_URL'],
  ['TRUST-PROXY', 'TRUST_PROXY'],
  ['ADMIN_PASSWORD_FLIE', 'ADMIN_PASSWORD_FILE'],
  ['PROT', 'PORT'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
])('%s in the environment is told: %s was meant', (name, meant) => {
  expect(unknownIn({ [name]: 'x' })).toEqual([{ name, meant }]);
});

test('no setting, and nothing that is usual in an environment, is taken for a misspelt one', () => {
  const usual =
    `PATH HOME HOST_IP HOSTNAME HOSTTYPE TERM PWD OLDPWD SHELL USER LOGNAME LANG LC_ALL TZ TMPDIR MAIL LS_COLORS
    SHLVL _ PS1 EDITOR DISPLAY NODE_ENV NODE_OPTIONS NODE_COMPILE_CACHE PGHOST PGPORT PGUSER PGDATABASE NPM_CONFIG_CACHE INIT_CWD
    npm_lifecycle_event INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID STATE_DIRECTORY RUNTIME_DIRECTORY KUBERNETES_PORT
    KUBERNETES_SERVICE_HOST EVENKEEL_PORT EVENKEEL_SERVICE_PORT DATABASE_PORT DATABASE_SERVICE_HOST LD_LIBRARY_PATH SSH_TTY
    HTTPS_PROXY no_proxy SSL_CERT_FILE XDG_DATA_DIRS XDG_RUNTIME_DIR JAVA_HOME POSTGRES_USER POSTGRES_PASSWORD CI DEBUG
    APPDATA USERNAME COMPUTERNAME WINDIR PATHEXT TEMP TMP OS SMTP_HOST SMTP_PORT ADMIN_USER`.split(/\s+/);
  expect(unknownIn(Object.fromEntries([...usual, ...settingNames].map((name) => [name, 'x'])))).toEqual([]);
});

test('in the file of settings every name counts that is no setting; Node’s and the system’s may stand there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-settings-'));
  const path = join(folder, '.env');
  writeFileSync(
    path,
    'PORT=4000\nORG_NAME=From the file\nCOLOUR=green\nTZ=UTC\nNODE_OPTIONS=--x\nBACKUP_DR=/b\nSMTP_URL=\n',
  );
  const file = findSettingsFile(['--no-warnings', `--env-file=${path}`]);
  const environment = { ...file?.values, ORG_NAME: 'From outside', HOST: '::1' };
  expect(findUnknownNames(settingNames, environment, file)).toEqual([
    { name: 'BACKUP_DR', meant: 'BACKUP_DIR' },
    { name: 'COLOUR', meant: undefined },
  ]);
  expect(sourcesOf(settingNames, environment, file)).toEqual({
    fromFile: ['PORT'],
    fromEnvironment: ['HOST', 'ORG_NAME'],
    overruled: ['ORG_NAME'],
  });
  expect(findSettingsFile([`--env-file-if-exists=${folder}/none.env`])).toEqual({
    path: join(folder, 'none.env'),
    values: undefined,
  });
  expect(findSettingsFile([])).toBeUndefined();
  rmSync(folder, { recursive: true });
});

test.each([
  ['', '', 0],
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'xabc', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j it is %i', (one, other, expected) => {
  expect(distance(one, other)).toBe(expected);
});
