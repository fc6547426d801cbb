import { notReadyReasons } from '../../domain/errors.ts';
import type { NotReadyReason } from '../../domain/errors.ts';

/** What this process knows by itself of why it should get no more calls. */
export interface Readiness {
  set(reason: NotReadyReason): void;
  clear(reason: NotReadyReason): void;
  /** The database has said that its disk is full. Only who tries again learns whether it still is. */
  noteDiskFull(): void;
  /** Whether it was set, and not only noted. */
  isSet(reason: NotReadyReason): boolean;
  /** In force now, none while it is ready. */
  reasons(): readonly NotReadyReason[];
}

/** Milliseconds for which a disk that was full is held to be so: longer than who balances waits between two questions. */
const fullForMs = 10_000;

/** Of a process that is starting. */
export function createReadiness(now = () => performance.now()): Readiness {
  const inForce = new Set<NotReadyReason>(['starting']);
  let fullUntil = -Infinity;
  return {
    set: (reason) => void inForce.add(reason),
    clear: (reason) => void inForce.delete(reason),
    noteDiskFull: () => void (fullUntil = now() + fullForMs),
    isSet: (reason) => inForce.has(reason),
    reasons: () => notReadyReasons.filter((reason) => inForce.has(reason) || (reason === 'disk' && now() < fullUntil)),
  };
}
