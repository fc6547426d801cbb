/** The staff list of an organisation that moves in. */

const listed = 200;
const themes = ['Education', 'Public Health', 'Sports', 'Skill Development'];
const places = [
  ['Jharkhand', 'Jamshedpur'],
  ['Odisha', 'Sukinda'],
  ['Maharashtra', 'Khopoli'],
] as const;

export const emailOf = (place: number) => `p${place}@day.example`;

function rowOf(place: number): string[] {
  const [state = '', city = ''] = places[place % places.length] ?? [];
  return [`Person ${place}`, emailOf(place), themes[place % themes.length] ?? '', 'Teacher', state, city];
}

export const staffRows = () => Array.from({ length: listed }, (_, place) => rowOf(place));

export function staffFile(lines: readonly (readonly string[])[]) {
  const text = [['Name', 'E-mail', 'Theme', 'Designation', 'State', 'City'], ...lines].map((line) => line.join(','));
  return { name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\r\n')) };
}

/** Seven mistakes of seven kinds. */
export function rowsWithFaults(): string[][] {
  const lines = staffRows();
  const set = (line: number, column: number, text: string) =>
    (lines[line] ?? [])[column] === undefined || ((lines[line] ?? [])[column] = text);
  set(4, 0, '');
  set(20, 1, 'p20 at day');
  set(40, 2, 'Edcation');
  set(60, 3, 'Techer');
  set(81, 5, 'Atlantis');
  set(100, 1, emailOf(2));
  lines[120]?.push('one too many');
  return lines;
}
