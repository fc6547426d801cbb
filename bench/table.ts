import type { BenchRow } from './bench-row.ts';

const figure = (value: number | undefined): string => {
  if (value === undefined) return '';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
};

const verdict = ({ ok }: BenchRow): string => (ok === undefined ? '' : ok ? 'pass' : 'MISS');

/** `≤ 25 ms` or `≥ 0.60 ×`: what is judged is the ratio where there is one. */
function limitOf({ limit, ratio, unit, value, ok }: BenchRow): string {
  if (limit === undefined) return '';
  const judged = ratio ?? value;
  const isCeiling = ok === judged <= limit;
  return `${isCeiling ? '≤' : '≥'} ${figure(limit)} ${ratio === undefined ? unit : '×'}`;
}

export const columns = ['what', 'value', 'peer', 'ratio', 'limit', ''] as const;

export function cellsOf(row: BenchRow): string[] {
  const { name, value, unit, peer, ratio } = row;
  return [name, `${figure(value)} ${unit}`, figure(peer), figure(ratio), limitOf(row), verdict(row)];
}

/** For a terminal. */
export function textTable(rows: readonly BenchRow[]): string {
  return inGroups(rows, (group, cells) => {
    const all = [[...columns], ...cells];
    const widths = columns.map((_, place) => Math.max(...all.map((line) => line[place]?.length ?? 0)));
    const lines = all.map((line) =>
      line
        .map((cell, place) => (place === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[place] ?? 0)))
        .join('  '),
    );
    return [group, ...lines.map((line) => `  ${line.trimEnd()}`)].join('\n');
  });
}

export function markdownTable(rows: readonly BenchRow[]): string {
  return inGroups(rows, (group, cells) => {
    const lines = [[...columns], ['---', '---:', '---:', '---:', '---:', '---'], ...cells];
    return [`### ${group}`, '', ...lines.map((line) => `| ${line.join(' | ')} |`)].join('\n');
  });
}

function inGroups(rows: readonly BenchRow[], write: (group: string, cells: string[][]) => string): string {
  const groups = Map.groupBy(rows, ({ group }) => group);
  return [...groups].map(([group, those]) => write(group, those.map(cellsOf))).join('\n\n');
}

const [begin, end] = ['<!-- figures -->', '<!-- end of figures -->'];

/** The document with the text between its two marks. Throws where it has none. */
export function intoDocument(document: string, text: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the document has no ${begin} with ${end} behind it`);
  return `${document.slice(0, from + begin.length)}\n\n${text}\n\n${document.slice(to)}`;
}
