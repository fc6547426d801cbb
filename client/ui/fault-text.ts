import { uiMessages } from '#messages/ui.ts';
import { CallError } from '../api/api-client.ts';

/** What is said of something that did not load: `text` blames the connection, and a fault of the server is not its fault. */
export function faultText(error: unknown, text: string): string {
  return error instanceof CallError && error.status >= 500 ? uiMessages.ourFault : text;
}
