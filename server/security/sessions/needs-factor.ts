import type { Endpoint } from '../../../domain/contract/endpoint.ts';
import { isPrivileged } from '../../../domain/roles.ts';
import type { Role } from '../../../domain/roles.ts';
import { AppError } from '../../core/app-error.ts';
import type { Config } from '../../config/config.ts';
import type { Caller } from './authenticate.ts';

/** `REQUIRE_TOTP=admins` means everyone who sees or changes what is others'. */
export function mustHaveFactor({ requireTotp }: Pick<Config, 'requireTotp'>, role: Role): boolean {
  return requireTotp === 'admins' && isPrivileged(role);
}

/**
 * Until someone who must have a second factor has set one up, nothing else is open to them. Judged again at each call, so that
 * it holds for a role that is given and ends with one that is taken. Throws `second_factor_setup_needed` (403).
 */
export function refuseWithoutFactor(
  config: Pick<Config, 'requireTotp'>,
  { beforeSecondFactor }: Endpoint,
  caller: Caller | undefined,
): void {
  if (!caller || beforeSecondFactor || caller.hasSecondFactor) return;
  if (mustHaveFactor(config, caller.role)) throw new AppError('second_factor_setup_needed');
}
