import { CallError } from './call-error.ts';
import { readToken } from './stored-token.ts';
import { sendWhenBusy } from './when-busy.ts';

type Step = () => Promise<void>;

let step: Step | null = null;

/** What a person is asked before the next thing that is recorded; null where there is nothing to ask. */
export function setStepBeforeRecording(next: Step | null): void {
  step = next;
}

/** Each until it was answered, from before what is asked about it. */
export const recordsUnderWay = new Set<Promise<unknown>>();

/** A sign-out waits for it. */
export function underWay<T>(sending: Promise<T>): Promise<T> {
  recordsUnderWay.add(sending);
  return sending.finally(() => recordsUnderWay.delete(sending));
}

/**
 * Asks before, and sends again where the server has too much to do (`onFirst` hears of the first failure). What took so
 * long that the session is another one is not sent: it would be in the next person's record.
 */
export function sendRecord<T>(send: () => Promise<T>, onFirst?: () => void): Promise<T> {
  const token = readToken();
  const sendAsSame = () => {
    if (readToken() !== token) throw new CallError(0, { isOfOther: true });
    return send();
  };
  const askAndSend = async () => {
    await step?.();
    return sendWhenBusy(sendAsSame, onFirst);
  };
  return underWay(askAndSend());
}
