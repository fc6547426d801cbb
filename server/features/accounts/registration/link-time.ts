import { confirmationHours, invitationDays } from '../../../../domain/registration-rules.ts';

export function linkEndsAt(kind: 'invitation' | 'confirmation', mailedAt: Date): Date {
  const hours = kind === 'invitation' ? invitationDays * 24 : confirmationHours;
  return new Date(mailedAt.getTime() + hours * 3_600_000);
}
