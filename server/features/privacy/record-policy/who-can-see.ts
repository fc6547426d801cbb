import { allEndpoints } from '../../../../domain/contract/all-endpoints.ts';
import { whoCanSee } from '../../../../domain/visibility/who-can-see.ts';
import type { Services } from '../../services.ts';
import { readPolicy } from './record-policy.service.ts';

/** The rule in force and the one that comes, with what each role gets under it: the page, registration and invitations say it. */
export async function readWhoCanSee({
  db,
  databaseNow,
  config: { minGroup: min_group, retentionMonths: retention_months },
}: Pick<Services, 'db' | 'databaseNow' | 'config'>) {
  const policy = await readPolicy({ db, databaseNow });
  return { ...policy, min_group, retention_months, rows: whoCanSee(allEndpoints, policy.policy) };
}
