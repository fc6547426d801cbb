import { AppError } from '../../core/app-error.ts';
import type { Config } from '../../config/config.ts';

type Settings = Pick<Config, 'localLogin' | 'breakGlassAdmin'>;

/** Throws `local_login_off` (403) where people sign in at the provider alone. */
export function requireLocalLogin({ config }: { config: Settings }): void {
  if (!config.localLogin) throw new AppError('local_login_off');
}

/** Whether the operator has named the account with this e-mail. */
export function isBreakGlass({ breakGlassAdmin }: Pick<Settings, 'breakGlassAdmin'>, email: string): boolean {
  return email.toLowerCase() === breakGlassAdmin?.toLowerCase();
}

/** Whether a password of ours may open the account: with local sign-in off, that of one admin. */
export function mayUsePassword(
  { localLogin, breakGlassAdmin }: Settings,
  account: { email: string; role: string },
): boolean {
  return localLogin || (account.role === 'admin' && isBreakGlass({ breakGlassAdmin }, account.email));
}

/** The same of someone who may have none. Else there is none to be entered or changed: the provider alone lets them in. */
export function mayUseOwnPassword(
  settings: Settings,
  person: Parameters<typeof mayUsePassword>[1] & { hasPassword: boolean },
): boolean {
  return person.hasPassword && mayUsePassword(settings, person);
}
