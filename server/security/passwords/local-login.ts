import { AppError } from '../../core/app-error.ts';
import type { Config } from '../../config/config.ts';

type Settings = Pick<Config, 'localLogin' | 'breakGlassAdmin'>;

/** Throws `local_login_off` (403) where people sign in at the provider alone. */
export function requireLocalLogin({ config }: { config: Settings }): void {
  if (!config.localLogin) throw new AppError('local_login_off');
}

/** Whether a password of ours may open the account: with local sign-in off, that of one admin. */
export function mayUsePassword(
  { localLogin, breakGlassAdmin }: Settings,
  account: { email: string; role: string },
): boolean {
  if (localLogin) return true;
  return account.role === 'admin' && account.email.toLowerCase() === breakGlassAdmin?.toLowerCase();
}
