import { operatorMessages } from '../../domain/messages/en/settings.ts';
import { codeOf } from '../core/error-code.ts';
import { describeFault } from '../core/fault-description.ts';
import { StartFault } from '../core/start-steps.ts';
import { ConfigFault } from '../config/settings/environment.ts';

/** Ends the command with 1 and what the operator can do about it. Of a fault of ours it says what the log would: nothing of a row. */
export function endWithFault(error: unknown): void {
  process.exitCode = 1;
  process.stderr.write(`${sentenceOf(error)}\n`);
}

function sentenceOf(error: unknown): string {
  if (error instanceof ConfigFault) return [operatorMessages.faults, ...error.faults].join('\n');
  if (error instanceof StartFault || isOfWords(error)) return error.message;
  const fault = describeFault(error);
  if (/^(?:ENOSPC|EDQUOT|53100)$/.test(fault.code ?? '')) return operatorMessages.diskFull;
  return operatorMessages.unforeseen(JSON.stringify(fault));
}

/** Words after the command that it does not know: the sentence of `parseArgs` names them. */
function isOfWords(error: unknown): error is Error {
  return error instanceof TypeError && codeOf(error)?.startsWith('ERR_PARSE_ARGS_') === true;
}
