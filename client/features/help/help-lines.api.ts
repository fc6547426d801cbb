import { defaultHelpLines } from '../../../domain/help-lines.ts';
import { call } from '../../api-client.ts';
import { publicReading } from '../../public-reading.ts';
import { defaultLines, shownLines } from './shown-lines.ts';
import type { ShownLine } from './shown-lines.ts';

/** The contract comes with it, so that the login need not carry schemas. */
const reading = publicReading('the help lines', async () => {
  const { helpLines } = await import('../../../domain/contract/help-lines.ts');
  return shownLines(await call(helpLines));
});

/** Reads them ahead, so that they are there when the connection is not. */
export function loadHelpLines(): void {
  void reading.load();
}

/** The admin's lines; those that every installation starts with until they are there, and where they can not be read. */
export function useHelpLines(): readonly ShownLine[] {
  return reading.useReading().value ?? defaultLines(defaultHelpLines);
}
