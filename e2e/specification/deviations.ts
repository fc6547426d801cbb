import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const heading = /^## .*departs from the specification.*$/m;

/** What README says is departed from: the first words of each row of its table. */
export function deviations(): string[] {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const at = heading.exec(readme);
  if (!at) throw new Error('README has no heading over its deviations.');
  const [section = ''] = readme.slice(at.index + at[0].length).split(/^## /m);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  // The first two are the head of the table.
  return lines.slice(2).map((line) => (line.split('|')[1] ?? '').trim());
}
