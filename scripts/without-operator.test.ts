import { expect, test } from 'vitest';
import { settingNames } from '../server/config/config.ts';
import { withoutOperator } from './without-operator.mjs';

const kept = ['PORT', 'LOG_LEVEL'];

test('a throwaway server takes its port and the level of its log, and no other setting of the operator', () => {
  const everySetting = Object.fromEntries([...settingNames].map((name) => [name, 'of the operator']));
  const secretsInFiles = { OIDC_CLIENT_SECRET_FILE: '/run/oidc', SMTP_URL_FILE: '/run/smtp' };
  expect(Object.keys(withoutOperator({ ...everySetting, ...secretsInFiles })).toSorted()).toEqual(kept.toSorted());
});

test('what is no setting of ours is passed on', () => {
  const environment = { PATH: '/usr/bin', HOME: '/root', NO_COLOR: '1' };
  expect(withoutOperator(environment)).toEqual(environment);
});
