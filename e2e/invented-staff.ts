/** The staff list of an organisation that moves in. */

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

export const staffRows = (listed: number) => Array.from({ length: listed }, (_, place) => rowOf(place));

export function staffFile(lines: readonly (readonly string[])[]) {
  const text = [['Name', 'E-mail', 'Theme', 'Designation', 'State', 'City'], ...lines].map((line) => line.join(','));
  return { name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\r\n')) };
}

/** Mistakes of seven kinds, and the lines of the file in which they are. */
export function rowsWithFaults(listed: number): { rows: string[][]; lines: number[] } {
  const rows = staffRows(listed);
  const [name, email, theme, designation, city] = [0, 1, 2, 3, 5] as const;
  const mistakes: [column: number, text: string][] = [
    [name, ''],
    [email, 'p20 at day'],
    [theme, 'Edcation'],
    [designation, 'Techer'],
    [city, 'Atlantis'],
    [email, emailOf(0)],
    [city + 1, 'one too many'],
  ];
  const apart = Math.floor(listed / (mistakes.length + 1));
  const at = mistakes.map((_, number) => (number + 1) * apart);
  for (const [number, [column, text]] of mistakes.entries()) (rows[at[number] ?? 0] ?? [])[column] = text;
  // The first line has the names of the columns.
  return { rows, lines: at.map((place) => place + 2) };
}
