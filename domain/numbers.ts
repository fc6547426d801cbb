// One for all: `toLocaleString` makes a new one for each number, which a year of days feels on an old phone.
const wholeNumbers = new Intl.NumberFormat('en-IN');

/** '1,23,456' */
export function formatCount(count: number): string {
  return wholeNumbers.format(count);
}
