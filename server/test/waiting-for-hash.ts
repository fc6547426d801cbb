import { registry } from '../observability/metrics/registry.ts';
import { figureOf } from './figure-of.ts';

type Slots = 'evenkeel_slots_waiting' | 'evenkeel_slots_used';

/** Of the passwords that are hashed or compared. */
export async function passwordSlots(wanted: Slots): Promise<number> {
  return figureOf(await registry.getSingleMetricAsString(wanted), `${wanted}{work="passwords"}`);
}

/** How many passwords wait for their turn to be hashed. */
export const waitingForHash = () => passwordSlots('evenkeel_slots_waiting');
