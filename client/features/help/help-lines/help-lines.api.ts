import { defaultHelpLines, saidLine } from '../../../../domain/help-lines.ts';
import { helpMessages } from '#messages/help.ts';
import { cacheHelpLines, readCachedHelpLines } from '../../../service-worker/cached-help-lines.ts';
import { publicQuery } from '../../../api/public-query.ts';
import type { StoredHelpLine } from '../../../../domain/contract/help-lines.ts';

async function read() {
  const { call } = await import('../../../api/api-client.ts');
  const lines = await call('GET /api/help-lines');
  // Where the device keeps nothing, such as in a private window, they are still shown.
  void cacheHelpLines(lines).catch(() => undefined);
  return shownLines(lines);
}

async function readKept() {
  const lines = await readCachedHelpLines();
  return lines && shownLines(lines);
}

// Once read, no place that shows them asks again by itself: who sees calls pass would see when someone is shown them.
const reading = publicQuery('the help lines', read, readKept, Infinity);

/** Reads them ahead, so that they are there when the connection is not. */
export function loadHelpLines(): void {
  void reading.load();
}

/** The admin's lines, as they were last known until the server has said more; else those of every installation. */
export function useHelpLines(): readonly ShownLine[] {
  return reading.useReading().data ?? defaultLines();
}

/** A line as a person in need reads it. */
interface ShownLine {
  key: string;
  name: string;
  about: string;
  numbers: readonly string[];
}

function defaultLines(): ShownLine[] {
  return defaultHelpLines.map(({ key, about: note, numbers, ...line }) => ({
    key,
    numbers,
    // As the server will say them, so that nothing moves when it has.
    ...saidLine({ ...line, note }, helpMessages.lineTexts),
  }));
}

/** Never empty, whatever was answered: then the default lines stand in. */
export function shownLines(stored: readonly StoredHelpLine[] | undefined): ShownLine[] {
  const lines = (Array.isArray(stored) ? stored : []).filter(({ numbers }) => numbers.length > 0);
  if (lines.length === 0) return defaultLines();
  return lines.map((line) => ({ key: line.id, numbers: line.numbers, ...saidLine(line, helpMessages.lineTexts) }));
}
