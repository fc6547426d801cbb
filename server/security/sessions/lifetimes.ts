import { isPrivileged, roles } from '../../../domain/roles.ts';
import type { Role } from '../../../domain/roles.ts';
import { sharedIdleMinutes } from '../../../domain/shared-device.ts';
import type { Config } from '../../config/config.ts';
import type { SecurityContext } from '../context.ts';

/** Sessions of a person at a time. The one that was used longest ago goes first. */
export const mostSessions = 10;

/** Who sees what others do not: their sessions end sooner. */
export const privilegedRoles = roles.filter(isPrivileged);

/** By what it is judged whether a session still lasts. */
export interface SessionRules {
  /** Null: the clock of the database decides. */
  heldTime: Date | null;
  idleMinutes: number;
  privilegedIdleMinutes: number;
}

type Settings = Pick<
  Config,
  'sessionIdleMinutes' | 'sessionMaxHours' | 'adminSessionIdleMinutes' | 'adminSessionMaxHours'
>;

/** Never longer for those who see more. */
export function sessionRulesOf({
  config,
  heldTime,
}: { config: Settings } & Pick<SecurityContext, 'heldTime'>): SessionRules {
  return {
    heldTime: heldTime?.() ?? null,
    idleMinutes: config.sessionIdleMinutes,
    privilegedIdleMinutes: Math.min(config.sessionIdleMinutes, config.adminSessionIdleMinutes),
  };
}

/** As `isAlive` judges it. */
export function idleMinutesOf(
  { idleMinutes, privilegedIdleMinutes }: SessionRules,
  { role, isShared }: { role: Role; isShared: boolean },
): number {
  const ofRole = isPrivileged(role) ? privilegedIdleMinutes : idleMinutes;
  return isShared ? Math.min(ofRole, sharedIdleMinutes) : ofRole;
}

export function maxHoursOf(config: Settings, role: Role): number {
  const { sessionMaxHours, adminSessionMaxHours } = config;
  return isPrivileged(role) ? Math.min(sessionMaxHours, adminSessionMaxHours) : sessionMaxHours;
}
