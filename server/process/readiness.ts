import { notReadyReasons } from '../../domain/contract/health.ts';
import type { NotReadyReason } from '../../domain/contract/health.ts';

/** What this process knows by itself of why it should get no more calls. */
export interface Readiness {
  set(reason: NotReadyReason): void;
  clear(reason: NotReadyReason): void;
  /** In force now, none while it is ready. */
  reasons(): readonly NotReadyReason[];
}

export function createReadiness(): Readiness {
  const inForce = new Set<NotReadyReason>();
  return {
    set: (reason) => void inForce.add(reason),
    clear: (reason) => void inForce.delete(reason),
    reasons: () => notReadyReasons.filter((reason) => inForce.has(reason)),
  };
}
