import { unreadable } from '../../core/file-refusals.ts';

interface TableLine {
  /** Where it begins in the file, counted from 1. */
  line: number;
  /** As many as there are headings: what is missing at the end is empty. */
  cells: string[];
}

export interface Table {
  headings: string[];
  /** Without those that are empty. */
  lines: TableLine[];
  /** Cells beyond the last heading: most often a comma that was meant to be inside one. */
  surplus: { line: number; column: number; cell: string }[];
}

export interface TableLimits {
  /** Lines below the headings. */
  lines: number;
}

export const mostColumns = 100;
export const mostInLine = 64 * 1024;

/** The first that is not empty has the headings. */
export function takeRecord(table: Table, raw: readonly string[], line: number, limits: TableLimits): void {
  const cells = raw.map(cleanCell);
  if (cells.every((cell) => cell === '')) return;
  if (table.headings.length === 0) {
    table.headings = withoutEmptyEnd(cells);
    if (table.headings.length > mostColumns) throw unreadable('too-many-columns', line);
    return;
  }
  if (table.lines.length === limits.lines) throw unreadable('too-many-lines', line);
  const width = table.headings.length;
  const surplus = cells.slice(width).findIndex((cell) => cell !== '');
  if (surplus >= 0) table.surplus.push({ line, column: width + surplus + 1, cell: cells[width + surplus] ?? '' });
  table.lines.push({ line, cells: Array.from({ length: width }, (_, at) => cells[at] ?? '') });
}

function withoutEmptyEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** The apostrophe that `csvCell` puts before what a spreadsheet would run is taken off, so that our own files read back. */
function cleanCell(cell: string): string {
  return cell
    .normalize('NFC')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '');
}
