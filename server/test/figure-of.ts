/** What a series has in the text of `/metrics`; NaN where it is not there. */
export function figureOf(text: string, series: string): number {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1));
}
