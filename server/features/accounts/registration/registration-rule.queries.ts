import type { Kysely } from 'kysely';
import { isOfDomain } from '../../../../domain/registration-rules.ts';
import type { Registering } from '../../../../domain/registration-rules.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Database } from '../../../db/schema.ts';

export async function findRule(db: Kysely<Database>): Promise<Registering> {
  return db.selectFrom('registration_rule').select(['rule', 'domains', 'confirms_email']).executeTakeFirstOrThrow();
}

/** What a mailed link proves: that the address is theirs, and that they are invited, too. */
export type Proof = 'address' | 'invitation';

/**
 * The one place that knows who may register. Throws `invitation_needed`, `domain_not_allowed` and `confirmation_needed`
 * (403); it looks at no account, so that who is refused learns nothing about any.
 */
export function refuseByRule(
  { rule, domains, confirms_email }: Registering,
  email: string,
  proof: Proof | undefined,
): void {
  if (proof === 'invitation') return;
  if (rule === 'invitation') throw new AppError('invitation_needed');
  if (rule === 'domain' && !isOfDomain(email, domains))
    throw new AppError('domain_not_allowed', { fields: { email: 'other_domain' } });
  if (confirms_email && proof === undefined) throw new AppError('confirmation_needed');
}

export function isAllowed(registering: Registering, email: string, proof: Proof | undefined): boolean {
  try {
    refuseByRule(registering, email, proof);
    return true;
  } catch {
    return false;
  }
}
