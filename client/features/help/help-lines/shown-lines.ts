import type { StoredHelpLine } from '../../../../domain/contract/help-lines.ts';
import { aboutLine, defaultHelpLines } from '../../../../domain/help-lines.ts';
import type { HelpLine } from '../../../../domain/help-lines.ts';

/** A line as a person in need reads it. */
export interface ShownLine {
  key: string;
  name: string;
  about: string;
  numbers: readonly string[];
}

export function defaultLines(lines: readonly HelpLine[]): ShownLine[] {
  return lines.map(({ key, name, about, numbers }) => ({ key, name, about, numbers }));
}

/** Never empty, whatever was answered: then the default lines stand in. */
export function shownLines(stored: readonly StoredHelpLine[] | undefined): ShownLine[] {
  const lines = (Array.isArray(stored) ? stored : []).filter(({ numbers }) => numbers.length > 0);
  if (lines.length === 0) return defaultLines(defaultHelpLines);
  return lines.map((line) => ({ key: line.id, name: line.name, about: aboutLine(line), numbers: line.numbers }));
}
