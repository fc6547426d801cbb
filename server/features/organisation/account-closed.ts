import { contactLine } from '../../../domain/contact-line.ts';
import { AppError } from '../../core/app-error.ts';
import type { Services } from '../services.ts';
import { readOrganisation } from './organisation.ts';

/** Whom someone asks whose account is disabled: a contact of the organisation, where one is set. */
export async function whomToAsk(services: Pick<Services, 'db' | 'config'>): Promise<string | undefined> {
  const { privacy, grievance } = await readOrganisation(services);
  const contact = privacy ?? grievance;
  return contact ? contactLine(contact) : undefined;
}

/** `account_closed` (403), for someone who has proved that the account is theirs, and for no one else. */
export async function accountClosed(services: Pick<Services, 'db' | 'config'>): Promise<AppError> {
  return new AppError('account_closed', { ask: await whomToAsk(services) });
}
