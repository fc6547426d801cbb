import { operatorMessages } from '../../domain/messages/en/settings.ts';
import { StartFault } from '../process/start-fault.ts';
import { ConfigFault } from '../settings/environment.ts';

/** Ends the command with 1 and what the operator can do about it; throws what is no one's fault but ours. */
export function endWithFault(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof ConfigFault) process.stderr.write(`${[operatorMessages.faults, ...error.faults].join('\n')}\n`);
  else if (error instanceof StartFault) process.stderr.write(`${error.message}\n`);
  else throw error;
}
