import { setTimeout as wait } from 'node:timers/promises';
import { databaseSteps } from '../../../domain/messages/en/operator.ts';
import { runStep, type OnStep } from '../../core/start-steps.ts';
import { connectionTo, type Place } from './bring-up.ts';
import { findStoppingHolder } from './holder-lock.ts';
import { findPostmaster } from './process-table.ts';

/**
 * A service manager, or a person in a hurry, may start the next server while the one before still finishes its last
 * calls: it is waited for, and who waits is told why.
 */
export async function awaitStop(
  place: Place,
  { onStep, patience }: { onStep: OnStep; patience: AbortSignal },
): Promise<void> {
  const holder = await findStopping(place);
  if (holder === undefined) return;
  await runStep(onStep, databaseSteps.waitingFor(holder), async () => {
    while (!patience.aborted && (await findStopping(place)) !== undefined) await wait(100);
  });
}

async function findStopping(place: Place): Promise<string | undefined> {
  const found = findPostmaster(place.clusterDir);
  return found && findStoppingHolder(connectionTo(place, found));
}
