import { uiMessages } from '#messages/ui.ts';
import { CallError } from '../api/call-error.ts';

/** What is said of something that did not load: a fault of the server is ours, whatever it was that was asked for. */
export function faultText(error: unknown, text: string): string {
  return error instanceof CallError && error.status >= 500 ? uiMessages.ourFault : text;
}

/** Said beside it where no answer came, as without a connection; the connection is blamed for nothing else. */
export function connectionHint(error: unknown): string | null {
  return error instanceof CallError && error.status === 0 ? uiMessages.noAnswer : null;
}
